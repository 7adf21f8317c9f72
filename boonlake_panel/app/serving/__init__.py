"""The server: start, sign-in, jobs and the processes that compute."""
