import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alerts, createDiagnostics, describeDiagnostic } from '@producer-portal/api';
import type { Diagnostic, DiagnosticCode } from '@producer-portal/api';
import { checkHost } from '@producer-portal/api/check';
import { callNames, calls } from '@producer-portal/api/contract';
import { sampleResponses } from '@producer-portal/api/sample-library';
import { toPagingHeaders, sampleToken } from '@producer-portal/api/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { explainSetting } from '../modules/session/config-diagnostics.ts';
import { parsePortalConfig } from '../modules/session/portal-config.ts';
import { finishSignIn } from '../modules/session/finish-sign-in.ts';
import { createServices } from './create-services.ts';

// Mistakes that a host or a configuration can have. A real HTTP server on another origin makes each mistake, while the portal's
// own services sign in and load a list. Each mistake must give a diagnostic that names the field and the fix.

const PORTAL = 'http://portal.example.com';

interface Reply {
  status: number;
  headers: Record<string, string>;
  /** A string is sent unchanged, and any other value as JSON. */
  body: unknown;
}

interface Mistake {
  name: string;
  /** The `portal-config` block, as an object or as text. @default the host's address */
  config?: (host: string) => unknown;
  /** Changes the reply to one call, such as `GET /api/v1/alerts`, or to all calls. */
  host?: (reply: Reply, call: string) => Partial<Reply>;
  code: DiagnosticCode;
  field: string;
  found?: RegExp;
  fix: RegExp;
  /**
   * The field that `check:host` reports, or false if `check:host` can't detect the mistake. @default the value of `field`
   */
  checkHostField?: string | false;
}

const seconds = Math.floor(Date.now() / 1000);
const claims = { uuid: 'u-1', iat: seconds, exp: seconds + 900, agent_code: '041187' };
const token = (overrides: Record<string, unknown> = {}) => sampleToken({ ...claims, ...overrides });
const isExchange = (call: string) => call === 'POST /api/v1/auth_token/exchange';

const changeTokens = (tokens: unknown) => (_reply: Reply, call: string) =>
  isExchange(call) ? { body: { tokens } } : {};
const changeToken = (overrides: Record<string, unknown>) => changeTokens({ jwt: token(overrides) });
const changeAlerts =
  (change: (alert: Record<string, unknown>) => unknown) =>
  ({ body }: Reply, call: string): Partial<Reply> =>
    call === 'GET /api/v1/alerts'
      ? { body: { alerts: (body as { alerts: Record<string, unknown>[] }).alerts.map(change) } }
      : {};
const omitHeaders = (headers: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * `check:host` doesn't detect mistakes in the exchanged token, because it gets a token as an argument and never exchanges a
 * code.
 */
const notChecked = { checkHostField: false } as const;
const setting = {
  code: 'invalid-config',
  fix: /Correct the portal-config block/,
  checkHostField: false,
} as const;

const mistakes: Mistake[] = [
  // Sign-in
  {
    name: 'a token without uuid',
    host: changeToken({ uuid: undefined }),
    code: 'invalid-token',
    field: 'jwt.uuid',
    found: /^missing$/,
    fix: /claims uuid and exp/,
    ...notChecked,
  },
  {
    name: 'a token without exp',
    host: changeToken({ exp: undefined }),
    code: 'invalid-token',
    field: 'jwt.exp',
    found: /^missing$/,
    fix: /claims uuid and exp/,
    ...notChecked,
  },
  {
    name: 'an expired token',
    host: changeToken({ exp: seconds - 900 }),
    code: 'invalid-token',
    field: 'jwt.exp',
    found: /past/,
    fix: /in the future/,
    ...notChecked,
  },
  {
    name: 'an opaque token',
    host: changeTokens({ jwt: 'b7Zr3xQ9-opaque' }),
    code: 'invalid-token',
    field: 'jwt',
    found: /opaque/,
    fix: /JSON web tokens/,
    ...notChecked,
  },
  {
    name: 'exp in milliseconds',
    host: changeToken({ exp: (seconds + 900) * 1000 }),
    code: 'invalid-claim',
    field: 'jwt.exp',
    found: /milliseconds/,
    fix: /expected format/,
    ...notChecked,
  },
  {
    name: 'agency as an object instead of JSON',
    host: changeToken({ agency: { name: 'Harbor' } }),
    code: 'invalid-claim',
    field: 'jwt.agency',
    found: /object/,
    fix: /expected format/,
    ...notChecked,
  },
  {
    name: 'permissions as text',
    host: changeToken({ permissions: 'co-op.order' }),
    code: 'invalid-claim',
    field: 'jwt.permissions',
    fix: /expected format/,
    ...notChecked,
  },
  {
    name: 'unwrapped tokens',
    host: (_reply, call) => (isExchange(call) ? { body: { jwt: token() } } : {}),
    code: 'unusable-response',
    field: 'tokens',
    found: /^missing$/,
    fix: /with its envelope/,
    ...notChecked,
  },
  {
    name: 'an exchange that fails with 500',
    host: (_reply, call) => (isExchange(call) ? { status: 500, body: {} } : {}),
    code: 'failed-exchange',
    field: 'status',
    found: /^500$/,
    fix: /Check the host’s log/,
  },
  {
    name: 'a website instead of an API',
    host: ({ headers }) => ({
      status: 200,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
      body: '<!doctype html><title>Home</title>',
    }),
    code: 'not-json',
    field: 'body',
    found: /^text\/html$/,
    fix: /API’s origin and not a website/,
  },
  // Configuration
  {
    name: 'apiHost with a trailing slash',
    config: (host) => ({ apiHost: `${host}/` }),
    field: 'apiHost',
    found: /trailing slash/,
    ...setting,
  },
  {
    name: 'apiHost with a path',
    config: (host) => ({ apiHost: `${host}/v2` }),
    field: 'apiHost',
    found: /with a path/,
    ...setting,
  },
  {
    name: 'apiHost without a scheme',
    config: () => ({ apiHost: 'api.example.com' }),
    field: 'apiHost',
    found: /without a scheme/,
    ...setting,
  },
  {
    name: 'a misspelled key',
    config: (host) => ({ apiHost: host, imageHost: [] }),
    field: 'imageHost',
    found: /unknown key/,
    ...setting,
  },
  {
    name: 'a config block that isn’t JSON',
    config: () => '{ apiHost: "x" }',
    field: 'portal-config',
    found: /isn’t JSON/,
    ...setting,
  },
  {
    name: 'imageHosts with a scheme',
    config: (host) => ({ apiHost: host, imageHosts: ['https://img.example.com'] }),
    field: 'imageHosts.0',
    found: /origin/,
    ...setting,
  },
  {
    name: 'idleMinutes as text',
    config: (host) => ({ apiHost: host, idleMinutes: '15' }),
    field: 'idleMinutes',
    found: /string/,
    ...setting,
  },
  // Cross-origin requests
  {
    name: 'no Expose-Headers',
    host: ({ headers }) => ({ headers: omitHeaders(headers, ['Access-Control-Expose-Headers']) }),
    code: 'missing-header',
    field: 'Total',
    found: /^missing$/,
    fix: /Access-Control-Expose-Headers/,
    checkHostField: 'Access-Control-Expose-Headers',
  },
  {
    name: 'Expose-Headers without Date',
    host: ({ headers }) => ({
      headers: {
        ...headers,
        'Access-Control-Expose-Headers': 'Total, Page, Per-Page, jwt, Retry-After, X-Request-Id',
      },
    }),
    code: 'missing-header',
    field: 'Date',
    fix: /Access-Control-Expose-Headers/,
    checkHostField: 'Access-Control-Expose-Headers',
  },
  {
    name: 'Allow-Headers without Idempotency-Key',
    host: ({ headers }) => ({
      headers: { ...headers, 'Access-Control-Allow-Headers': 'Authorization, Content-Type' },
    }),
    code: 'blocked-response',
    field: 'response',
    found: /blocked/,
    fix: /Idempotency-Key \(Access-Control-Allow-Headers\)/,
    checkHostField: 'Access-Control-Allow-Headers',
  },
  // Responses
  {
    name: 'alerts without record_type',
    host: changeAlerts(({ record_type: _removed, ...rest }) => rest),
    code: 'dropped-item',
    field: 'alerts.0.record_type',
    found: /^missing$/,
    fix: /required field in every item/,
  },
  {
    name: 'effective_until as a date and time',
    host: changeAlerts((alert) => ({ ...alert, effective_until: '2026-03-02T17:30:00Z' })),
    code: 'dropped-field',
    field: 'alerts.0.effective_until',
    found: /date and time/,
    fix: /expected format/,
  },
  {
    name: 'states as codes',
    host: changeAlerts((alert) => ({ ...alert, states: ['OH'] })),
    code: 'dropped-item',
    field: 'alerts.0.states.0',
    found: /^string$/,
    fix: /required field in every item/,
  },
  {
    name: 'another envelope',
    host: ({ body }, call) =>
      call === 'GET /api/v1/alerts' ? { body: { data: Object.values(body as object)[0] } } : {},
    code: 'unusable-response',
    field: 'alerts',
    found: /^missing$/,
    fix: /envelope/,
  },
  {
    name: 'a Total that isn’t a number',
    host: ({ headers }, call) =>
      call === 'GET /api/v1/alerts' ? { headers: { ...headers, Total: 'many' } } : {},
    code: 'invalid-header',
    field: 'Total',
    found: /^string$/,
    fix: /expected format/,
  },
  {
    name: 'pages that count from zero',
    host: ({ headers }, call) =>
      call === 'GET /api/v1/alerts' ? { headers: { ...headers, Page: '0' } } : {},
    code: 'invalid-header',
    field: 'Page',
    found: /number/,
    fix: /expected format/,
  },
  {
    name: 'an error message as an object',
    host: (_reply, call) =>
      call === 'GET /api/v1/alerts' ? { status: 422, body: { message: { text: 'No.' } } } : {},
    code: 'dropped-error-part',
    field: 'message',
    found: /^object$/,
    fix: /error body/,
  },
  {
    name: 'a Retry-After in words',
    host: ({ headers }, call) =>
      call === 'GET /api/v1/alerts'
        ? { status: 429, headers: { ...headers, 'Retry-After': 'soon' }, body: {} }
        : {},
    code: 'invalid-header',
    field: 'Retry-After',
    found: /string/,
    fix: /expected format/,
  },
  {
    name: 'another user’s token in the jwt header',
    host: ({ headers }, call) =>
      call === 'GET /api/v1/alerts' ? { headers: { ...headers, jwt: token({ uuid: 'u-2' }) } } : {},
    code: 'invalid-token',
    field: 'jwt header.uuid',
    found: /another user/,
    fix: /JSON web tokens/,
  },
];

/** The reply of a host that follows the contract. */
function createReply(call: string, authorization: string | undefined): Reply {
  const headers = {
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': PORTAL,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
    'Access-Control-Expose-Headers': 'Total, Page, Per-Page, jwt, Date, Retry-After, X-Request-Id',
  };
  const matches = callNames.filter((each) => {
    const pattern = calls[each].path.replace(':id', '[^/]+');
    return new RegExp(`^${calls[each].method} ${pattern}$`).test(call);
  });
  // `/products/all` matches `/products/:id` too.
  const name = matches.find((each) => !calls[each].path.includes(':id')) ?? matches[0];
  if (call.startsWith('OPTIONS ')) return { status: 204, headers, body: '' };
  if (!name) return { status: 404, headers, body: {} };
  if (isExchange(call)) return { status: 200, headers, body: { tokens: { jwt: token() } } };
  if (authorization === undefined) return { status: 401, headers, body: {} };
  const { kind, key } = calls[name].response;
  const { response } = examples[name];
  const value = kind === 'list' ? [response, response] : response;
  const body = key === null ? value : { [key]: value };
  const paging = toPagingHeaders({ total: 2, page: 1, perPage: 20 });
  return { status: 200, headers: kind === 'list' ? { ...headers, ...paging } : headers, body };
}

const examples = sampleResponses();
let server: Server;
let host = '';
let mistake: Mistake | null = null;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await readBody(request);
  const call = `${request.method} ${(request.url ?? '').replace(/\?.*/, '')}`;
  const reply = createReply(call, request.headers.authorization);
  const isUnknownCode = isExchange(call) && !text.includes('"once"');
  if (isUnknownCode) Object.assign(reply, { status: 401, body: {} });
  const { status, headers, body } = { ...reply, ...mistake?.host?.(reply, call) };
  response.writeHead(status, headers);
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

beforeAll(async () => {
  server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => {
  mistake = null;
  vi.unstubAllGlobals();
});

const alwaysExposedHeaders = [
  'content-type',
  'content-length',
  'cache-control',
  'expires',
  'last-modified',
];
const parseNames = (header: string | null) =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase());

/** Node's fetch with the rules of a browser for a page on another origin. */
function createBrowserFetch(platformFetch: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.mode === 'no-cors') return platformFetch(request.url);
    const preflight = await platformFetch(request.url, { method: 'OPTIONS' });
    const allowed = parseNames(preflight.headers.get('Access-Control-Allow-Headers'));
    const needed = ['authorization', 'content-type', 'idempotency-key'];
    if (needed.some((name) => request.headers.has(name) && !allowed.includes(name)))
      throw new TypeError('Failed to fetch');
    const response = await platformFetch(request);
    if (response.headers.get('Access-Control-Allow-Origin') !== PORTAL)
      throw new TypeError('Failed to fetch');
    const exposed = parseNames(response.headers.get('Access-Control-Expose-Headers'));
    const visible = [...response.headers].filter(([name]) =>
      [...alwaysExposedHeaders, ...exposed].includes(name),
    );
    return new Response(await response.text(), { status: response.status, headers: visible });
  };
}

/** Opens the portal, signs in with a one-time code, and loads the alerts. */
async function openPortal(block: unknown): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const diagnostics = createDiagnostics({ onDiagnostic: (each) => found.push(each) });
  const parsed = parsePortalConfig(typeof block === 'string' ? block : JSON.stringify(block));
  parsed.invalidSettings.map(explainSetting).forEach(diagnostics.report);
  vi.stubGlobal('location', { origin: PORTAL });
  vi.stubGlobal('fetch', createBrowserFetch(globalThis.fetch));
  const services = createServices({
    config: { ...parsed.config, apiHost: parsed.config.apiHost || host },
    invalidSettings: parsed.invalidSettings,
    diagnostics,
    pageUrl: new URL('/login?code=once', PORTAL),
    redirect: () => {},
    session: { storage: null, events: null, openChannel: () => null },
  });
  const outcome = await finishSignIn(services, { code: 'once', path: '/' });
  if (outcome.kind === 'confirm') outcome.accept();
  await alerts.list.fetch(services.api).catch(() => undefined);
  return found;
}

it('has no diagnostics for a host and a configuration that follow the contract', async () => {
  expect(await openPortal({ apiHost: host, imageHosts: ['img.example.com:8443'] })).toEqual([]);
  vi.unstubAllGlobals();
  const check = await checkHost({ host, token: token(), origin: PORTAL });
  expect(check.diagnostics).toEqual([]);
  expect(check.calls.length).toBeGreaterThan(40);
});

it('tries at least twenty different mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(20);
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
});

/** Returns the explanation that a developer reads, and the diagnostic as JSON. */
function explain(diagnostic: Diagnostic | undefined) {
  const text = diagnostic ? describeDiagnostic(diagnostic) : { problem: '', fix: '', docs: '' };
  return { ...text, json: JSON.stringify(diagnostic) };
}

/** The expected explanation of a mistake: it names the field, the fix, and the rule, and contains no value from the host. */
const expectedExplanation = ({ fix }: Mistake, field: string) => ({
  problem: expect.stringContaining(`${field} is `),
  fix: expect.stringMatching(fix),
  docs: expect.stringMatching(/contract\.md#[a-z-]+$/),
  json: expect.not.stringMatching(/u-1|u-2|041187|Harbor|eyJ/),
});

it.each(mistakes)('the portal reports $name', async (each) => {
  mistake = each;
  const found = await openPortal(each.config?.(host) ?? { apiHost: host });
  await vi.waitFor(() =>
    expect(found.map(({ code, field }) => `${code} ${field}`)).toContain(
      `${each.code} ${each.field}`,
    ),
  );
  const diagnostic = found.find(({ code, field }) => code === each.code && field === each.field);
  expect(explain(diagnostic)).toEqual(expectedExplanation(each, each.field));
  expect(diagnostic?.found).toMatch(each.found ?? /./);
});

const hostMistakes = mistakes.filter(({ checkHostField }) => checkHostField !== false);

it.each(hostMistakes)('`check:host` reports $name', async (each) => {
  mistake = each;
  const field = each.checkHostField === undefined ? each.field : String(each.checkHostField);
  const { diagnostics } = await checkHost({ host, token: token(), origin: PORTAL });
  const diagnostic = diagnostics.find((found) => found.field === field && found.code === each.code);
  expect(explain(diagnostic)).toEqual(expectedExplanation(each, field));
});
