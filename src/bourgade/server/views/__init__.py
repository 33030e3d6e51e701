"""What pages and programs are shown: plain data for one viewer, in one language."""
