import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { startHost, type RunningHost } from './host.ts';
import { SERVER_LIMITS } from './http/server.ts';
import { IMPORT_PATH } from './routes/import/handlers.ts';
import { json, readTokens } from './testing/test-host.ts';

const IMPORT_TOKEN = 'a-token-of-the-content-management-system';

describe('a running host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'listening-host-'));
  let host: RunningHost;

  beforeAll(async () => {
    const config = readConfig({
      DATA_DIR: folder,
      PORT: '0',
      MAX_CONNECTIONS: '8',
      IMPORT_TOKEN_SHA256: createHash('sha256').update(IMPORT_TOKEN).digest('hex'),
    });
    host = await startHost(config, { ...SERVER_LIMITS, headersMs: 300, checkMs: 20 });
  }, 60_000);
  afterAll(async () => {
    await host.close(true);
    rmSync(folder, { recursive: true });
  });

  function openConnection() {
    const { hostname, port } = new URL(host.url);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    return { socket, closed: once(socket, 'close') };
  }

  it('rejects an unauthenticated call before its body arrives', async () => {
    for (const length of ['Transfer-Encoding: chunked', 'Content-Length: 1000000']) {
      const { socket } = openConnection();
      const received = once(socket, 'data');
      socket.write(`POST /api/v1/favorite_pages HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n`);
      expect(String(await received)).toMatch(/^HTTP\/1\.1 401 /);
    }
  });

  it('allows one IP address half of the connections, and closes idle connections', async () => {
    const idleClients = Array.from({ length: 8 }, openConnection);
    for (const { closed, socket } of idleClients.slice(4)) {
      socket.resume();
      await closed;
    }
    for (const { closed, socket } of idleClients.slice(0, 4)) {
      socket.resume();
      await closed;
    }
    const { socket } = openConnection();
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toContain('alive');
  });

  /** Signs in as a persona, and returns the user's token. */
  async function signIn(identity: string) {
    const { headers } = await fetch(`${host.url}/sso/development/choose`, {
      method: 'POST',
      body: new URLSearchParams({ identity, RelayState: '/' }),
      redirect: 'manual',
    });
    const code = new URL(headers.get('Location') ?? '', host.url).searchParams.get('code');
    const response = await fetch(`${host.url}/api/v1/auth_token/exchange`, json('POST', { code }));
    return readTokens(await response.json()).jwt;
  }

  it('publishes and withdraws records soon after their dates', async () => {
    const soon = new Date(Date.now() + 500).toISOString();
    const records = [
      { slug: 'scheduled', published_at: soon },
      { slug: 'withdrawn', withdraw_at: soon },
    ].map((fields) => JSON.stringify({ record_type: 'JobAid', title: 'Roofs', ...fields }));
    const response = await fetch(host.url + IMPORT_PATH, {
      method: 'POST',
      body: records.join('\n'),
      headers: { Authorization: `Bearer ${IMPORT_TOKEN}`, 'Content-Type': 'application/x-ndjson' },
    });
    expect(response.status).toBe(200);
    const headers = { Authorization: `Bearer ${await signIn('independent-producer')}` };
    const fetchStatus = async (slug: string) =>
      (await fetch(`${host.url}/api/v1/job_aids/${slug}`, { headers })).status;
    await expect
      .poll(async () => [await fetchStatus('scheduled'), await fetchStatus('withdrawn')], {
        timeout: 10_000,
        interval: 200,
      })
      .toEqual([200, 404]);
  }, 20_000);
});

it('checks the file with the identity provider’s metadata before it creates the database', async () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'no-metadata-')), 'data');
  const config = readConfig({
    DATA_DIR,
    SSO_PROTOCOL: 'saml',
    SAML_IDP_METADATA: '/no-such-folder/idp.xml',
    SAML_ENTITY_ID: 'https://portal.example.com/saml',
    SSO_CLAIMS:
      '{"uuid":"NameID","agent_code":"code","access_level":"level","sales_channel":"channel"}',
  });
  await expect(startHost(config)).rejects.toThrow(
    /the file \/no-such-folder\/idp.xml can’t be read/,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});
