import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { buildPortalIfChanged } from './portal-build.ts';
import { waitUntilReachable, endTogether, exitCode, start } from './processes.ts';

// "npm start": the built portal and its reference API on one local port.
const root = join(import.meta.dirname, '..');
process.chdir(root);

if (!(await buildPortalIfChanged())) {
  console.error('The portal could not be built; the lines above say why. Nothing was started.');
  process.exit(1);
}

const wanted = Number(process.env['PORT'] ?? 4173);
const port = await freePort(wanted);
if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);

console.log('Starting the reference API with the built portal …');
const server = start(process.execPath, ['apps/reference-api/src/main.ts'], {
  PORT: String(port),
  PORTAL_DIR: join(root, 'apps/portal/dist'),
  DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.data'),
});
endTogether([server]);

const url = `http://localhost:${port}`;
if (await waitUntilReachable(url, server)) {
  console.log(
    `\nReady: ${url}\nCtrl-C stops it; the data stays in ${process.env['DATA_DIR'] ?? '.data'}.`,
  );
}
process.exit(await exitCode(server));
