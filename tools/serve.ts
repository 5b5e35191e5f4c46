import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { buildPortalIfChanged } from './portal-build.ts';
import { waitUntilReachable, forwardTermination, waitForExitCode, start } from './processes.ts';

// "npm start" serves the built portal and the reference API on one local port.
const root = join(import.meta.dirname, '..');
process.chdir(root);

if (!(await buildPortalIfChanged())) {
  console.error('Could not build the portal; see the output above. Nothing was started.');
  process.exit(1);
}

const preferredPort = Number(process.env['PORT'] ?? 4173);
const port = await findFreePort(preferredPort);
if (port !== preferredPort) console.log(`Port ${preferredPort} is taken; using ${port}.`);

console.log('Starting the reference API with the built portal …');
const server = start(process.execPath, ['apps/reference-api/src/main.ts'], {
  PORT: String(port),
  PORTAL_DIR: join(root, 'apps/portal/dist'),
  DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
});
forwardTermination([server]);

const url = `http://localhost:${port}`;
if (await waitUntilReachable(url, server)) {
  console.log(
    `\nReady: ${url}\nCtrl-C stops it; the data stays in ${process.env['DATA_DIR'] ?? '.data'}.`,
  );
}
process.exit(await waitForExitCode(server));
