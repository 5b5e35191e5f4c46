import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { run } from '../../tools/processes.ts';
import { launchBrowser, openSignedInContext, watchRequests } from './browser.ts';
import { createCertificate } from './certificate.ts';
import { devices, throttle } from './devices.ts';
import { startHost } from './host.ts';
import { findPages } from './portal-pages.ts';
import { serveSite } from './proxy-server.ts';
import { formatTrace, type TraceEvent } from './trace-report.ts';
import { readSourceMaps } from './trace-sources.ts';

// "pnpm bench trace [page or path]" loads a page of the portal once, under the conditions of the page benchmark.
// It prints requests, long tasks, and paints, and saves the trace for the Performance panel of Chrome's DevTools.
const root = join(import.meta.dirname, '../..');
// The production bundle, with separate source maps: the trace shows real sizes, and names from the source.
const portal = join(root, '.cache/traced-portal');

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.cpu_profiler',
  'latencyInfo',
  'loading',
  'v8.execute',
];

/** Milliseconds to wait after the last request, because the trace includes the page's idle work. */
const QUIET = 2000;

const [requested = 'list'] = argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isWarm = argv.includes('--warm');
const device = devices.find(({ name }) => name === (env['PAGE_DEVICES'] ?? 'phone'));
if (!device) throw new Error('PAGE_DEVICES must be phone or desktop.');

if (!argv.includes('--no-build')) {
  const args = ['exec', 'vite', 'build', '--logLevel', 'warn', '--sourcemap', 'hidden'];
  const output = ['--outDir', '../../.cache/traced-portal', '--emptyOutDir'];
  const code = await run('pnpm', ['--dir', join(root, 'apps/portal'), ...args, ...output]);
  if (code !== 0) throw new Error('The build of the portal failed.');
}

await using host = await startHost(portal, 4330);
const { paths, title } = await findPages(host.origin);
const path = Object.entries(paths).find(([name]) => name === requested)?.[1] ?? requested;
const certificate = createCertificate();
const site = await serveSite({}, host.origin, certificate);
const browser = await launchBrowser(certificate);
try {
  const openContext = () => openSignedInContext(browser, device, host.origin, title);

  // Warms up the host with an earlier visit. Otherwise, the host's cold start would look like a stall of the page.
  const earlier = await openContext();
  const visit = await earlier.newPage();
  await visit.goto(site.origin + path, { waitUntil: 'networkidle' });
  await earlier.close();

  const context = await openContext();
  const load = async () => {
    const page = await context.newPage();
    await throttle(page, device);
    const { waitUntilIdle } = watchRequests(page, QUIET);
    await browser.startTracing(page, { categories });
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await waitUntilIdle();
    const buffer = await browser.stopTracing();
    if (isWarm) {
      // The next visit shows a snapshot of this one only if the user has been active.
      await page.mouse.click(1, 1);
      await waitUntilIdle();
    }
    await page.close();
    return buffer;
  };
  const first = await load();
  const buffer = isWarm ? await load() : first;

  const file = join(mkdtempSync(join(tmpdir(), 'portal-trace-')), 'trace.json');
  writeFileSync(file, buffer);
  const { traceEvents } = JSON.parse(buffer.toString('utf8')) as { traceEvents: TraceEvent[] };
  console.log(`\n${path} on a ${device.name}${isWarm ? ', warm' : ''}\n`);
  console.log(formatTrace(traceEvents, site.origin, readSourceMaps(portal)));
  console.log(`\nTrace for the Performance panel of DevTools: ${file}`);
} finally {
  await browser.close();
  site.close();
}
