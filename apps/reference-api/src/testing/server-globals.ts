// Every test runs with the Request and Response that the host runs with, whichever file loads first.
import '@hono/node-server';
