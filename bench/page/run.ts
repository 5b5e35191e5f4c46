import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { buildPortalIfChanged } from '../../tools/portal-build.ts';
import { medians, type Measurements } from '../measurements.ts';
import { firstRound, isSmoke, readSetting } from '../settings.ts';
import { launchBrowser } from './browser.ts';
import { createCertificate } from './certificate.ts';
import { devices } from './devices.ts';
import { startHost } from './host.ts';
import { buildMinimalSpa } from './minimal-spa/build.ts';
import { formatPageReport } from './page-report.ts';
import { findPages, pageNames } from './portal-pages.ts';
import { serveSite } from './proxy-server.ts';
import { buildReactAdmin } from './react-admin/build.ts';
import { minimalSpa, portal, staticPage } from './site-names.ts';
import { createStaticPages } from './static-pages.ts';
import { StalledNetworkError, visit, type ServedSite } from './visit.ts';

// "pnpm bench page" compares pages of the portal with the same pages of a static site, a minimal SPA, and
// react-admin, all with the same data. It prints medians, ratios, and goals; no test asserts a time.
const rounds = readSetting('ROUNDS', 5, 1);
const root = join(import.meta.dirname, '../..');
process.chdir(root);

/** Reads a comma-separated list of names from an environment variable. Returns all names if it isn't set. */
function readNames<Name extends string>(variable: string, names: readonly Name[]): readonly Name[] {
  const value = env[variable];
  if (value === undefined) return names;
  return value.split(',').map((name) => {
    const known = names.find((other) => other === name);
    if (known === undefined)
      throw new Error(`${variable} can contain these names: ${names.join(', ')}.`);
    return known;
  });
}
const measuredPages = readNames('PAGE_PAGES', pageNames);
const deviceNames = readNames(
  'PAGE_DEVICES',
  devices.map(({ name }) => name),
);
// A smoke run measures nothing, so one device is enough.
const measuredDevices = isSmoke
  ? [devices[0]]
  : devices.filter(({ name }) => deviceNames.includes(name));

if (!(await buildPortalIfChanged())) process.exit(1);
await using host = await startHost(join(root, 'apps/portal/dist'), 4300);
const certificate = createCertificate();
await using cleanup = new AsyncDisposableStack();
const serve = async (files: Parameters<typeof serveSite>[0]) => {
  const server = await serveSite(files, host.origin, certificate);
  cleanup.defer(() => server.close());
  return server.origin;
};
const browser = await launchBrowser(certificate);
cleanup.defer(() => browser.close());

const pages = await findPages(host.origin);
const portalOrigin = await serve({});
const getDetailPath = (slug: string) => `/alerts/${slug}`;
const sites: readonly ServedSite[] = [
  {
    name: staticPage,
    origin: await serve({
      pages: await createStaticPages(browser, portalOrigin, host.origin, pages),
    }),
    getDetailPath,
    isSinglePageApp: false,
    canStartOffline: false,
  },
  {
    name: minimalSpa,
    origin: await serve({ folder: await buildMinimalSpa() }),
    getDetailPath,
    isSinglePageApp: true,
    canStartOffline: false,
  },
  {
    name: 'react-admin',
    origin: await serve({ folder: await buildReactAdmin() }),
    getDetailPath: (slug) => `/alerts/${slug}/show`,
    isSinglePageApp: true,
    canStartOffline: false,
  },
  {
    name: portal,
    origin: portalOrigin,
    getDetailPath,
    isSinglePageApp: true,
    canStartOffline: true,
  },
];

/** Repeats a visit whose emulated network has stopped, at most twice. */
async function repeatIfStalled<Result>(run: () => Promise<Result>, repeats = 2): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StalledNetworkError) || repeats === 0) throw error;
    console.error(`The emulated network has stopped. Repeating: ${error.message.split('\n')[0]}`);
    return repeatIfStalled(run, repeats - 1);
  }
}

const results: Record<string, Record<string, Measurements[]>> = {};
console.log(`Medians of ${rounds} interleaved rounds: milliseconds, bytes, counts.\n`);
for (const device of measuredDevices) {
  for (const page of measuredPages) {
    const runs: Record<string, Measurements[]> = {};
    // The first round warms up the host and is discarded. Rounds are interleaved, so that load on the machine
    // affects all sites.
    for (let round = firstRound; round <= rounds; round += 1) {
      for (const site of sites) {
        console.error(`${page}, ${device.name}, round ${round} of ${rounds}: ${site.name}`);
        const measurements = await repeatIfStalled(() =>
          visit(browser, host.origin, site, page, device, pages),
        );
        if (round > 0) (runs[site.name] ??= []).push(measurements);
      }
    }
    results[`${page}, ${device.name}`] = runs;
    const bySite = Object.fromEntries(
      Object.entries(runs).map(([name, each]) => [name, medians(each)]),
    );
    console.log(formatPageReport(page, device.name, bySite));
  }
}
mkdirSync(join(import.meta.dirname, '../results'), { recursive: true });
writeFileSync(join(import.meta.dirname, '../results/page.json'), JSON.stringify(results, null, 2));
