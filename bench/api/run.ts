import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { readPage } from '../../packages/api/src/client/read.ts';
import { alertSchema } from '../../packages/api/src/resources/alerts.ts';
import { createFactories } from '../../packages/api/src/testing/factories.ts';
import { sampleToken } from '../../packages/api/src/testing/token.ts';
import { getBrowserLaunchOptions } from '../../tools/browser-launch.ts';
import { lowerQuartile, formatTable, type Measurements } from '../measurements.ts';
import { formatGoalTable, type Goal } from '../goals.ts';
import { firstRound, isSmoke, readSetting } from '../settings.ts';
import { measureGzipSize, buildPageScript } from './bundle.ts';
import { AXIOS, clients, FETCH, OURS, timeCalls } from './clients.ts';

// "pnpm bench api" compares calls of the API client with axios and a bare fetch, in Chromium and Node, against a
// server with a constant response. It also measures the cost of validating a response, relative to parsing
// it, and the size of each entry point. Use ROUNDS=9 on a busy machine.
const rounds = readSetting('ROUNDS', 6, 1);
const CALLS = isSmoke ? 16 : 160;
const concurrencyModes = { 'one by one': 1, 'eight at a time': 8 };

const make = createFactories();
const createBody = (records: number) =>
  JSON.stringify({ alerts: Array.from({ length: records }, () => make.alert()) });
const body = createBody(20);
const token = sampleToken({ uuid: 'bench', exp: Date.now() / 1000 + 3600 });

const script = await buildPageScript();
const server = createServer(({ url = '/' }, response) => {
  // In a cross-origin isolated page, timers have a resolution of 5 µs instead of 100 µs.
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
  if (url.startsWith('/api/')) {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Total', '41').setHeader('Page', '2').setHeader('Per-Page', '20');
    response.end(body);
  } else if (url === '/page.js') {
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.end(script);
  } else {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      '<!doctype html><title>Clients</title><script type="module" src="/page.js"></script>',
    );
  }
});
server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const samples = new Map<string, Record<string, number[]>>();
function addSample(name: string, measurement: string, value: number): void {
  const measurements = samples.get(name) ?? {};
  (measurements[measurement] ??= []).push(value);
  samples.set(name, measurements);
}

/** Measures the cost of validating a long response, relative to parsing it. */
function measureValidationCost(): number {
  const text = createBody(200);
  const time = (work: () => unknown) => {
    const startTime = performance.now();
    for (let times = 0; times < 20; times += 1) work();
    return performance.now() - startTime;
  };
  const sample = {
    body: JSON.parse(text) as unknown,
    status: 200,
    header: () => null,
    call: '',
    requestId: null,
    name: 'GET /api/v1/alerts',
    isPaged: true,
    report: () => undefined,
  };
  const shares = Array.from({ length: rounds * 3 }, () => {
    const parsing = time(() => JSON.parse(text) as unknown);
    return time(() => readPage(sample, 'alerts', alertSchema)) / parsing;
  });
  return lowerQuartile(shares.slice(rounds));
}

// The sizes come first, because measuring them fails if the package is not built.
const sizes: Record<string, Measurements> = {};
for (const entryPoint of ['index', 'contract', 'session', 'testing']) {
  sizes[entryPoint === 'index' ? '.' : `./${entryPoint}`] = {
    'bytes in gzip': await measureGzipSize(entryPoint),
  };
}
const oneListBytes = await measureGzipSize('index', '{ createApiClient, guides }');

const browser = await chromium.launch(await getBrowserLaunchOptions());
try {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => 'timeClient' in window);
  const nodeClients = Object.entries(clients).map(
    ([name, create]) => [name, create(origin, token)] as const,
  );

  // The first round is a warm-up and is discarded. The order of the clients changes each round.
  for (let round = firstRound; round <= rounds; round += 1) {
    const turn = nodeClients.toSpliced(0, round % nodeClients.length);
    for (const [name, requestList] of [
      ...turn,
      ...nodeClients.slice(0, round % nodeClients.length),
    ]) {
      for (const [modeName, concurrency] of Object.entries(concurrencyModes)) {
        const times = {
          [`Chromium, ${modeName}`]: await page.evaluate(
            ([requested, jwt, calls, width]) => window.timeClient(requested, jwt, calls, width),
            [name, token, CALLS, concurrency] as const,
          ),
          [`Node, ${modeName}`]: await timeCalls(requestList, CALLS, concurrency),
        };
        if (round === 0) continue;
        for (const [measurement, value] of Object.entries(times))
          addSample(name, measurement, value);
      }
    }
  }
} finally {
  await browser.close();
  server.close();
}

const times: Record<string, Measurements> = Object.fromEntries(
  [...samples].map(([name, measurements]) => [
    name,
    Object.fromEntries(
      Object.entries(measurements).map(([measurement, values]) => [
        measurement,
        lowerQuartile(values),
      ]),
    ),
  ]),
);
const ratio = (measurement: string, to = FETCH) =>
  (times[OURS]?.[measurement] ?? Number.NaN) / (times[to]?.[measurement] ?? Number.NaN);

const goals: Goal[] = [
  {
    name: 'Chromium, one by one, relative to bare fetch',
    measured: ratio('Chromium, one by one'),
    required: 1.3,
    target: 1.15,
    better: 'less',
  },
  {
    name: 'Chromium, eight at a time, relative to bare fetch',
    measured: ratio('Chromium, eight at a time'),
    required: 1.3,
    target: 1.1,
    better: 'less',
  },
  {
    name: 'the client and the call of one list, kB in gzip',
    measured: oneListBytes / 1000,
    required: 37,
    target: 26,
    better: 'less',
  },
  {
    name: 'validating 200 records, relative to JSON.parse',
    measured: measureValidationCost(),
    required: 0.6,
    target: 0.1,
    better: 'less',
  },
];

const report = [
  `Microseconds for a call, lower quartile of ${rounds} interleaved rounds of ${CALLS} calls. The ratio to a bare fetch is in parentheses.`,
  formatTable(times, FETCH, {}, 'client'),
  `Relative to axios: ${Object.keys(times[OURS] ?? {})
    .map((measurement) => `${measurement} ${ratio(measurement, AXIOS).toFixed(2)}`)
    .join(', ')}.`,
  formatTable(sizes, '', {}, 'entry point'),
  formatGoalTable(goals),
].join('\n\n');
console.log(`\n${report}`);
const results = join(import.meta.dirname, '../results');
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'api.json'), JSON.stringify({ goals, times, sizes }, null, 2));
