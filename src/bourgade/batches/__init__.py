"""Many games side by side: for learning, and for simulation at full speed."""
