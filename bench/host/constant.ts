import { serve } from '@hono/node-server';
import { createApp } from '../../apps/reference-api/src/app.ts';
import { openDatabase } from '../../apps/reference-api/src/db/open.ts';
import { readSigningKeys } from '../../apps/reference-api/src/session/signing-keys.ts';

// The reference host with one more address, which answers the same to everybody: what all its
// middleware costs that needs no database.
const url = process.env['DATABASE_URL'] ?? '';
const { db, searchDb, ping } = await openDatabase({ kind: 'postgresql', url });
const app = createApp({
  db,
  searchDb,
  ping,
  keys: await readSigningKeys(db),
  log: () => {},
  now: Date.now,
  monotonic: () => performance.now(),
  isClosing: () => false,
  portal: null,
  portalOrigin: '',
  developmentSignIn: false,
  callsPerMinute: 0,
  idleMinutes: 15,
  addressOf: () => '127.0.0.1',
});
app.get('/constant', (c) => c.json({ message: 'The same for everybody.' }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORT']) });
