import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { waitUntilReachable, forwardTermination, waitForExitCode, start } from './processes.ts';

// "pnpm dev" starts the portal with hot reload, and the API, which restarts on changes.
const root = join(import.meta.dirname, '..');
process.chdir(root);

const apiPort = await findFreePort(Number(process.env['API_PORT'] ?? 4174));
const portalPort = await findFreePort(Number(process.env['PORT'] ?? 5173));
const apiUrl = `http://localhost:${apiPort}`;

const api = start(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/reference-api/src/main.ts'],
  {
    PORT: String(apiPort),
    PORTAL_ORIGIN: `http://localhost:${portalPort}`,
    DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
  },
);
forwardTermination([api]);

// The API starts first, because otherwise the portal's proxy would report refused connections.
if (!(await waitUntilReachable(`${apiUrl}/api/v1/states`, api)))
  process.exit(await waitForExitCode(api));

const portal = start(
  'pnpm',
  [
    '--filter',
    '@producer-portal/portal',
    'run',
    'dev',
    '--port',
    String(portalPort),
    '--strictPort',
  ],
  { API_ORIGIN: apiUrl },
);
forwardTermination([api, portal]);

const code = await Promise.race([waitForExitCode(api), waitForExitCode(portal)]);
api.kill('SIGTERM');
portal.kill('SIGTERM');
process.exit(code);
