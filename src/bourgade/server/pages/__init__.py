"""The pages: HTML for browsers. Each file serves the pages of one part."""
