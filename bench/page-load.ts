import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch } from '../tools/browser-launch.ts';
import { freePort } from '../tools/free-port.ts';
import { buildPortalIfChanged } from '../tools/portal-build.ts';
import { waitUntilReachable, endWithParent } from '../tools/processes.ts';
import { signIn } from '../tools/sign-in.ts';
import { createCertificate } from './certificate.ts';
import { medians, table, type Measurements } from './measurements.ts';
import { serveSite, type Site } from './site-server.ts';
import { visit } from './measure.ts';
import { buildMinimalSpa } from './minimal-spa/build.ts';
import { firstRound, setting } from './settings.ts';
import { staticList } from './static-list.ts';

// "pnpm bench page" compares the portal's page load and clicks with a minimal SPA of the same libraries and
// the same API, on a slow phone and network. It prints medians and ratios; no test asserts a time.
const rounds = setting('ROUNDS', 5, 1);
const root = join(import.meta.dirname, '..');
process.chdir(root);

if (!(await buildPortalIfChanged())) process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
const port = await freePort(4300);
const api = `http://localhost:${port}`;
const host = spawn(process.execPath, [...endWithParent, 'apps/reference-api/src/main.ts'], {
  stdio: ['pipe', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    PORTAL_DIR: join(root, 'apps/portal/dist'),
    DATA_DIR: data,
  },
});

try {
  if (!(await waitUntilReachable(api, host))) throw new Error('The reference API did not start.');
  const sites: Site[] = [
    { name: 'static page', html: await staticList(api) },
    { name: 'minimal SPA', folder: await buildMinimalSpa('naive') },
    { name: 'minimal SPA, preloading', folder: await buildMinimalSpa('preload') },
    { name: 'portal' },
  ];
  const certificate = createCertificate();
  const siteServers = await Promise.all(
    sites.map(async (site) => ({ ...site, ...(await serveSite(site, api, certificate)) })),
  );
  const browser = await chromium.launch(await browserLaunch());
  const runs: Record<string, Measurements[]> = {};
  // The first round warms up the host and is discarded. Rounds are interleaved, so that load on the machine
  // affects all sites.
  for (let round = firstRound; round <= rounds; round += 1) {
    for (const { name, origin, html } of siteServers) {
      process.stdout.write(`round ${round} of ${rounds}: ${name}\n`);
      const measurements = await visit(browser, origin, await signIn(api), html === undefined);
      if (round > 0) (runs[name] ??= []).push(measurements);
    }
  }
  await browser.close();
  for (const site of siteServers) site.close();

  const bySite = Object.fromEntries(
    Object.entries(runs).map(([name, each]) => [name, medians(each)]),
  );
  console.log(
    `\nMedians of ${rounds} interleaved rounds: milliseconds, bytes, counts; in brackets the ratio.\n`,
  );
  console.log(`${table(bySite, 'minimal SPA, preloading')}\n`);
  console.log(table(bySite, 'minimal SPA'));
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true });
  writeFileSync(
    join(import.meta.dirname, 'results/latest.json'),
    JSON.stringify({ bySite, runs }, null, 2),
  );
} finally {
  host.kill('SIGTERM');
  await new Promise((resolve) => host.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}
