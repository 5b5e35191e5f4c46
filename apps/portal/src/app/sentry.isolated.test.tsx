import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { flush, getClient, startBrowserTracingPageLoadSpan } from '@sentry/browser';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { parsePortalConfig } from '../modules/session/portal-config.ts';
import { startSentry } from './sentry.ts';

// Sends real traces over HTTP. Isolated, because the vendor's SDK replaces the global fetch.

interface ReceivedRequest {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const received: ReceivedRequest[] = [];
/** Receives reports as the vendor's host does, and any other request as the API host does. */
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ url: request.url ?? '', headers: request.headers, body });
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('{}');
  });
});
let origin = '';

const getEnvelopes = () => received.filter(({ url }) => url.startsWith('/api/1/envelope/'));
/** The spans in all received envelopes. An envelope is a list of JSON lines. */
const getReceivedSpans = () =>
  getEnvelopes().flatMap(({ body }) =>
    body
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => {
        const { items = [] } = JSON.parse(line) as { items?: Span[] };
        return items;
      }),
  );
interface Span {
  name: string;
  is_segment: boolean;
  attributes: Record<string, { value: unknown }>;
}
const isPageLoad = ({ is_segment, attributes }: Span) =>
  is_segment && attributes['sentry.op']?.value === 'pageload';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  window.history.replaceState(null, '', '/alerts?search=secret#fragment');
  // Below the sample rate, so that the first page load is traced.
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
  const dsn = origin.replace('//', '//key@') + '/1';
  const { config } = parsePortalConfig(JSON.stringify({ errorReporting: { dsn } }));
  if (config.errorReporting?.tracesSampleRate !== 0.3)
    throw new Error('The default trace sample rate is not 0.3');
  startSentry(config.errorReporting);
});
afterEach(() => {
  vi.restoreAllMocks();
  received.length = 0;
});
afterAll(() => server.close());

it('sends a trace of the page load and its calls to the collector, without personal data', async () => {
  await fetch(`${origin}/api/v1/alerts?search=secret`, {
    headers: { Authorization: 'Bearer secret-token' },
  });
  // The span of a call waits for the browser's timings, which jsdom doesn't have.
  await new Promise((resolve) => setTimeout(resolve, 400));
  window.dispatchEvent(new Event('pagehide'));
  await flush();
  await vi.waitFor(() => expect(getReceivedSpans().filter(isPageLoad)).toHaveLength(1));

  const [pageLoad] = getReceivedSpans().filter(isPageLoad);
  expect(pageLoad?.attributes['url.path']?.value).toBe('/alerts');
  expect(
    getReceivedSpans().map(({ attributes }) => String(attributes['url.full']?.value)),
  ).toContain(`${origin}/api/v1/alerts`);
  const sent = getEnvelopes()
    .map(({ url, body }) => url + body)
    .join('\n');
  for (const secret of ['secret', 'secret-token', 'fragment']) expect(sent).not.toContain(secret);

  // The call has no headers beyond those of the contract.
  const call = received.find(({ url }) => url.startsWith('/api/v1/alerts'));
  expect(Object.keys(call?.headers ?? {})).not.toContain('sentry-trace');
  expect(Object.keys(call?.headers ?? {})).not.toContain('baggage');
});

it('traces 30% of 10,000 page loads', { timeout: 240_000 }, async () => {
  // Evenly distributed numbers instead of random ones, so that the test can't fail by chance.
  let draws = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => (++draws * Math.SQRT2) % 1);
  const client = getClient();
  if (!client) throw new Error('The SDK was not started');
  const pageLoads = 10_000;
  /** Small enough that fewer than 64 traces are sent at a time. The SDK would drop further envelopes. */
  const batchSize = 100;
  for (let load = 1; load <= pageLoads; load += 1) {
    startBrowserTracingPageLoadSpan(client, { name: '/alerts' })?.end();
    if (load % batchSize === 0) await flush();
  }
  const tracedCount = getReceivedSpans().filter(isPageLoad).length;
  expect(tracedCount / pageLoads).toBeGreaterThan(0.3 * 0.97);
  expect(tracedCount / pageLoads).toBeLessThan(0.3 * 1.03);
});
