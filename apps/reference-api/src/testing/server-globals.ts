// Replaces the global Request and Response with the server's before any test file is loaded.
import '@hono/node-server';
