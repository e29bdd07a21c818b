"""The table: games over HTTP and WebSocket, stored as records, with accounts for those who want one."""
