// Replaces the global Request and Response with the host's before any test, whichever test file loads first.
import '@hono/node-server';
