import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { databaseKinds, createPostgresqlDatabase } from './testing/test-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'reference-host-'));
/** The id of the user `nobody` and its group, on most systems. */
const NOBODY = 65_534;
const children = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  return child;
}

async function waitForExit(child: ReturnType<typeof start>) {
  const [stdoutText, stderrText] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode === null ? once(child, 'exit') : null,
  ]);
  return { code: child.exitCode, stdoutText, stderrText };
}

/** Waits until the host prints its URL. Returns the URL and the entire output until then. */
async function waitForStart(child: ReturnType<typeof start>) {
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const [url] = /http:\/\/\S+/.exec(printed) ?? [];
    if (url) return { url, printed };
  }
  throw new Error(`The host ended: ${await text(child.stderr)}`);
}

const waitForUrl = async (child: ReturnType<typeof start>) => (await waitForStart(child)).url;

/** Starts a call with half of its body. The call stays pending until `finish` sends the rest. */
async function startPendingCall(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  const response = text(socket).catch(() => '');
  socket.write(
    'POST /api/v1/auth_token/exchange HTTP/1.1\r\nHost: localhost\r\n' +
      'Content-Type: application/json\r\nContent-Length: 16\r\n\r\n{"code":',
  );
  await once(socket, 'connect');
  // The host reads from its connections in order. When it responds here, it has read the first half.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  return { response, finish: () => socket.write('"guess"}') };
}

const lineSchema = v.object({ at: v.string(), level: v.string(), message: v.string() });

const attributeSchema = v.object({
  key: v.string(),
  value: v.looseObject({ stringValue: v.optional(v.string()) }),
});
const spanSchema = v.object({
  traceId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes: v.array(attributeSchema),
});
const tracesSchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attributeSchema) }),
      scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })),
    }),
  ),
});

/** Starts a collector that stores the traces that hosts send. */
async function startCollector() {
  const paths = new Set<string | undefined>();
  const received: v.InferOutput<typeof tracesSchema>['resourceSpans'] = [];
  const store = async (request: Readable) =>
    received.push(...v.parse(tracesSchema, await json(request)).resourceSpans);
  const server = createHttpServer((request, response) => {
    paths.add(request.url);
    void store(request).then(() =>
      response.setHeader('Content-Type', 'application/json').end('{}'),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    paths,
    received,
    spans: () => received.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

/** Makes Node report on standard error which OpenTelemetry modules it loads. */
const REPORT_SDK = `--import=data:text/javascript,${encodeURIComponent(
  'import { registerHooks } from "node:module"; registerHooks({ resolve(name, context, next) {' +
    'if (name.startsWith("@opentelemetry/sdk")) console.error("loaded " + name); return next(name, context); } })',
)}`;

/** Finds the files that other local users can read. Without root, checks only the folder's mode. */
function findReadableByOthers(dataFolder: string, files: readonly string[]): string[] {
  if (process.getuid?.() !== 0) {
    return (statSync(dataFolder).mode & 0o077) === 0 ? [] : [...files];
  }
  const script = 'for file do if test -r "$file"; then echo "$file"; fi; done';
  const { stdout } = spawnSync('sh', ['-c', script, 'sh', ...files], {
    uid: NOBODY,
    gid: NOBODY,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean);
}

describe('node src/main.ts', () => {
  it('refuses to start in production with development sign-in', async () => {
    const env = { MODE: 'production', DEVELOPMENT_SIGN_IN: 'on', DATA_DIR: join(folder, 'none') };
    const { code, stdoutText, stderrText } = await waitForExit(start(env));
    expect(code).toBe(1);
    expect(stdoutText).toBe('');
    expect(JSON.parse(stderrText)).toMatchObject({
      level: 'error',
      message: expect.stringMatching(/not allowed in production/),
    });
    expect(existsSync(env.DATA_DIR)).toBe(false);
  }, 30_000);

  it('writes only JSON lines in production, from the start to the end', async () => {
    const child = start({
      MODE: 'production',
      DATA_DIR: join(folder, 'production'),
      SAMPLE_DATA: 'off',
      PUBLIC_ORIGIN: 'https://portal.example.com',
      SSO_PROTOCOL: 'oidc',
      SSO_CLAIMS:
        '{"uuid":"sub","agent_code":"code","access_level":"level","sales_channel":"channel"}',
      OIDC_ISSUER: 'https://login.example.com',
      OIDC_CLIENT_ID: 'portal',
    });
    const errors: unknown[] = [];
    child.stderr.on('data', (data) => errors.push(String(data)));
    const messages: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      const { level, message } = v.parse(lineSchema, JSON.parse(line));
      messages.push(`${level}: ${message}`);
      if (message.includes('listens on')) child.kill('SIGTERM');
    }
    expect(messages).toEqual([
      'info: Starting the host.',
      'info: Filling the empty database. This happens once, and can take a minute.',
      expect.stringMatching(/^info: The reference API listens on http:\S+$/),
      'info: Closing the host after SIGTERM.',
    ]);
    expect(errors).toEqual([]);
  }, 60_000);

  it('explains that no server responds at DATABASE_URL', async () => {
    const { code, stderrText } = await waitForExit(
      start({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }),
    );
    expect(code).toBe(1);
    expect(stderrText).toMatch(/No PostgreSQL server responds at DATABASE_URL/);
  }, 30_000);

  it('creates tables without sample records', async () => {
    const DATA_DIR = join(folder, 'own-content');
    const { PATH = '' } = process.env;
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
        env: { PATH, DATA_DIR, SAMPLE_DATA: 'off', INIT_CWD: folder },
        encoding: 'utf8',
      });
    expect(run('migrate')).toMatchObject({ status: 0, stderr: '' });
    expect(run('export', 'own').stdout).toMatch(/ documents are in /);
    const exportFolder = join(folder, 'own');
    expect(readdirSync(exportFolder).toSorted()).toEqual([
      'Cohorts',
      'Contacts',
      'Menu',
      'Redirects',
      'StaticText',
      'Terms',
    ]);
    const lists = ['Cohorts/cohorts', 'Contacts/contacts', 'Redirects/redirects'];
    for (const list of lists)
      expect(readFileSync(join(exportFolder, `${list}.html`), 'utf8')).toMatch(/^\w+: \[\]$/m);
    const missingImport = run('import', 'no-such-folder');
    expect([missingImport.status, missingImport.stderr]).toEqual([
      1,
      expect.stringMatching(/no-such-folder does not exist\. Enter the path/),
    ]);
    expect(run('import', '--dry').stderr).toMatch(/^Usage: npx \S+ import <folder or file>/);
  }, 60_000);

  it('keeps its data private, even if an older version created the folder with access for others', async () => {
    const parent = join(folder, 'shared');
    const DATA_DIR = join(parent, 'data');
    mkdirSync(parent);
    for (const path of [folder, parent]) chmodSync(path, 0o755);

    const files = () =>
      globSync('**', { cwd: DATA_DIR, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    const first = start({ DATA_DIR });
    await waitForUrl(first);
    expect(files().length).toBeGreaterThan(900);
    expect(findReadableByOthers(DATA_DIR, files())).toEqual([]);
    first.kill('SIGTERM');
    await once(first, 'exit');

    for (const path of globSync('**', { cwd: DATA_DIR, withFileTypes: true })) {
      chmodSync(join(path.parentPath, path.name), path.isDirectory() ? 0o755 : 0o666);
    }
    chmodSync(DATA_DIR, 0o755);
    expect(findReadableByOthers(DATA_DIR, files())).not.toEqual([]);
    await waitForUrl(start({ DATA_DIR }));
    expect(findReadableByOthers(DATA_DIR, files())).toEqual([]);
  }, 120_000);

  it('locks its data folder, and releases the lock when it ends or can’t start', async () => {
    const DATA_DIR = join(folder, 'data');
    const first = start({ DATA_DIR });
    const { url, printed } = await waitForStart(first);
    expect(printed).toMatch(/^Starting the host\.\nFilling the empty database\. /);
    expect((await fetch(`${url}/api/v1/states`)).status).toBe(401);

    const second = await waitForExit(start({ DATA_DIR }));
    expect(second.code).toBe(1);
    expect(second.stderrText).toContain(`in use by another process (${first.pid} on `);
    expect((await fetch(`${url}/sso/initiate`)).status).toBe(200);

    first.kill('SIGTERM');
    await once(first, 'exit');
    expect(first.exitCode).toBe(0);
    expect(existsSync(join(DATA_DIR, 'host.pid'))).toBe(false);

    const portBlocker = createServer().listen(0, '127.0.0.1');
    await once(portBlocker, 'listening');
    const address = portBlocker.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    const third = await waitForExit(start({ DATA_DIR, PORT }));
    portBlocker.close();
    expect(third.code).toBe(1);
    expect(third.stderrText).toMatch(/Another program uses this port/);
    expect(existsSync(join(DATA_DIR, 'host.pid'))).toBe(false);
  }, 120_000);

  it('reports on SIGTERM that it is not ready, and exits after the pending calls have finished', async () => {
    const child = start({ DATA_DIR: join(folder, 'ending') });
    const url = await waitForUrl(child);
    const calls = await Promise.all(Array.from({ length: 20 }, () => startPendingCall(url)));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    const isListening = () =>
      fetch(`${url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isListening, { timeout: 8000 }).toBe(false);
    for (const { finish } of calls) finish();
    for (const { response } of calls) {
      expect(await response).toMatch(/^HTTP\/1\.1 401 [^]*Connection: close/);
    }
    await exit;
    expect(child.exitCode).toBe(0);
    expect(existsSync(join(folder, 'ending', 'host.pid'))).toBe(false);
  }, 120_000);

  it('exits immediately on a second signal', async () => {
    const child = start({ DATA_DIR: join(folder, 'ending') });
    const url = await waitForUrl(child);
    await startPendingCall(url);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    child.kill('SIGTERM');
    await exit;
    expect(child.exitCode).toBe(1);
  }, 120_000);

  it('sends traces without users’ values to a collector, and loads OpenTelemetry only if a collector is set', async () => {
    const collector = await startCollector();
    const DATA_DIR = join(folder, 'traced');
    const traced = start({
      DATA_DIR,
      NODE_OPTIONS: REPORT_SDK,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    });
    const url = await waitForUrl(traced);
    await fetch(`${url}/healthz`);
    const response = await fetch(`${url}/api/v1/auth_token/exchange?from=a-secret`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // The host must ignore these headers, because without our own proxy anyone could send them.
        'X-Request-Id': 'request-1',
        traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
      },
      body: '{"code":"a-secret"}',
    });
    traced.kill('SIGINT');
    const [tracedErrors] = await Promise.all([text(traced.stderr), once(traced, 'exit')]);
    expect(traced.exitCode).toBe(0);
    expect(tracedErrors).toContain('loaded @opentelemetry/sdk-node');

    expect(collector.paths).toEqual(new Set(['/v1/traces']));
    const [request, ...others] = collector.spans().filter(({ parentSpanId }) => !parentSpanId);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ name: 'POST /api/v1/auth_token/exchange' });
    expect(request?.traceId).not.toMatch(/^1+$/);
    expect(request?.attributes).toContainEqual({
      key: 'portal.request_id',
      value: { stringValue: response.headers.get('X-Request-Id') },
    });
    expect(response.headers.get('X-Request-Id')).not.toBe('request-1');
    const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) expect(statement.traceId).toBe(request?.traceId);
    expect(JSON.stringify(statements)).toMatch(/"db.query.text".*\$1/);
    const everything = JSON.stringify(collector.received);
    expect(everything).not.toContain('a-secret');
    expect(everything).toContain('producer-portal-reference-api');
    expect(everything).toContain('deployment.environment.name');

    const untraced = start({ DATA_DIR, NODE_OPTIONS: REPORT_SDK });
    await waitForUrl(untraced);
    untraced.kill('SIGINT');
    expect(await text(untraced.stderr)).toBe('');
  }, 120_000);

  it.skipIf(!databaseKinds.includes('PostgreSQL'))(
    'keeps running when PostgreSQL breaks connections that are in use',
    async () => {
      const { url: database, drop } = await createPostgresqlDatabase();
      const pool = new pg.Pool({ connectionString: database, max: 1 });
      // This connection can still be closing when the database is dropped.
      pool.on('error', () => {});
      const admin = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
      onTestFinished(async () => {
        await admin.destroy();
        await drop();
      });
      const child = start({ DATABASE_URL: database });
      const url = await waitForUrl(child);
      const statuses = new Set<number>();
      const stopController = new AbortController();
      const callers = Array.from({ length: 8 }, async () => {
        while (!stopController.signal.aborted)
          statuses.add((await fetch(`${url}/sso/initiate`)).status);
      });
      for (let round = 0; round < 20; round += 1) {
        await delay(20);
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
        `.execute(admin);
      }
      stopController.abort();
      await Promise.all(callers);
      expect(statuses).toEqual(new Set([200, 503]));
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
      expect(child.exitCode).toBeNull();
    },
    120_000,
  );
});
