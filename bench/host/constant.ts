import { serve } from '@hono/node-server';
import { createApp } from '../../apps/reference-api/src/app.ts';
import { readFileSettings, readKeySecret } from '../../apps/reference-api/src/config.ts';
import { openDatabase } from '../../apps/reference-api/src/db/open.ts';
import { openFileStorage } from '../../apps/reference-api/src/files/open-file-storage.ts';
import { createSharedLimits } from '../../apps/reference-api/src/http/shared-limits.ts';
import { createKeyRing } from '../../apps/reference-api/src/session/key-ring.ts';
import { openKeySecret } from '../../apps/reference-api/src/session/key-secret.ts';

// The reference host with an additional path that has a constant response. This path shows the cost of the host's
// middleware without the database.
const url = process.env['DATABASE_URL'] ?? '';
const database = await openDatabase({ kind: 'postgresql', url });
const { db, readDb, searchDb, jobsDb, readTime } = database;
const app = createApp({
  db,
  readDb,
  searchDb,
  jobsDb,
  ping: readTime,
  keys: await createKeyRing(database, await openKeySecret(readKeySecret(process.env)), Date.now),
  files: await openFileStorage(readFileSettings(process.env)),
  log: () => {},
  now: Date.now,
  monotonic: () => performance.now(),
  isClosing: () => false,
  portal: null,
  portalOrigin: '',
  publicOrigin: '',
  listenOrigin: () => 'http://127.0.0.1',
  developmentSignIn: false,
  sso: null,
  callsPerMinute: 0,
  idleMinutes: 15,
  sessionHours: 8,
  importTokenHash: null,
  sharedLimits: createSharedLimits(),
  metrics: null,
  logRequests: false,
  tracing: null,
  trustProxy: false,
  getClientAddress: () => '127.0.0.1',
});
app.get('/constant', (c) => c.json({ message: 'The same for everyone.' }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORT']) });
