"""Players that are programs. They see a view and their own prompt, nothing else."""
