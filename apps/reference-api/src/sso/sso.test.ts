import { samplePersona } from '@producer-portal/api/sample-library';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { json, library, readTokens, useTestHost } from '../testing/test-host.ts';
import { isLoopback } from './loopback.ts';
import { toSafePath } from './relay-state.ts';

const host = useTestHost('the embedded database');

function chooseIdentity(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const form = new URLSearchParams(fields);
  const init = { method: 'POST', body: form, headers };
  return host
    .app({ portalOrigin: 'http://localhost:5173' })
    .request('/sso/development/choose', init);
}

describe('the development identity page', () => {
  it('offers every persona, without inline code', async () => {
    const response = await host.app().request('/sso/initiate?RelayState=/alerts%3Fpage%3D2');
    const html = await response.text();
    for (const { name } of library.personas) expect(html).toContain(name);
    expect(html).toContain('value="/alerts?page=2"');
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const styles = await host.app().request('/sso/development/identity-page.css');
    expect(styles.headers.get('Content-Type')).toContain('text/css');
  });

  it('redirects to the portal with the persona’s code and the path', async () => {
    const response = await chooseIdentity({ identity: 'manager', RelayState: '/alerts?page=2' });
    expect(response.status).toBe(303);
    const loginUrl = new URL(response.headers.get('Location') ?? '');
    expect(loginUrl.origin + loginUrl.pathname).toBe('http://localhost:5173/login');
    expect(loginUrl.searchParams.get('RelayState')).toBe('/alerts?page=2');
    const code = loginUrl.searchParams.get('code');
    expect(Buffer.from(code ?? '', 'base64url')).toHaveLength(16);
    const tokens = await host.app().request('/api/v1/auth_token/exchange', json('POST', { code }));
    const { jwt } = readTokens(await tokens.json());
    expect(decodeJwt(jwt)).toMatchObject(samplePersona('manager').claims);
  });

  it('redirects to its own origin if this host serves the portal', async () => {
    const body = new URLSearchParams({ identity: 'manager' });
    const init = { method: 'POST', body };
    const response = await host.app().request('/sso/development/choose', init);
    expect(response.headers.get('Location')).toMatch(/^\/login\?code=/);
  });

  it('redirects to the portal with an error if the user cancels', async () => {
    const response = await chooseIdentity({ identity: '', RelayState: '/alerts' });
    expect(response.headers.get('Location')).toContain('/login?error=access_denied');
  });

  it('rejects unknown personas', async () => {
    for (const identity of ['someone-else', '\0', '../manager']) {
      expect((await chooseIdentity({ identity })).status, `for ${identity}`).toBe(404);
    }
  });

  it.each([
    ['multipart/form-data', 'identity=manager'],
    ['multipart/form-data; boundary=', '--\r\n\r\n'],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', 'identity=manager'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data\r\n\r\nmanager\r\n--x--',
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="identity"\r\n\r\nman',
    ],
  ])('rejects a body that is not a form: %s %j', async (type, body) => {
    const init = { method: 'POST', body, headers: { 'Content-Type': type } };
    const response = await host.app().request('/sso/development/choose', init);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: expect.any(String),
      errors: { body: ['Submit the form on the sign-in page.'] },
    });
  });

  it('rejects other sites’ forms and other host names', async () => {
    const fields = { identity: 'manager' };
    expect((await chooseIdentity(fields, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await chooseIdentity(fields, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
    const otherHost = await host.app().request('http://attacker.example.com/sso/initiate');
    expect(otherHost.status).toBe(403);
  });

  it.each([{ Forwarded: 'for=192.0.2.7' }, { 'X-Forwarded-For': '192.0.2.7' }])(
    'rejects requests that a proxy forwards with %j',
    async (headers: Record<string, string>) => {
      expect((await host.app().request('/sso/initiate', { headers })).status).toBe(403);
      expect((await chooseIdentity({ identity: 'manager' }, headers)).status).toBe(403);
    },
  );

  it('is not served if development sign-in is off', async () => {
    const app = host.app({ developmentSignIn: false });
    for (const path of ['/sso/initiate', '/sso/development/identity-page.css']) {
      expect((await app.request(path, { headers: { Accept: 'text/html' } })).status).toBe(404);
    }
    const init = { method: 'POST', body: new URLSearchParams({ identity: 'manager' }) };
    expect((await app.request('/sso/development/choose', init)).status).toBe(404);
  });
});

describe('RelayState', () => {
  it.each(['/', '/alerts', '/alerts?category=job_aids&page=2', '/a#b', '/products/%20x'])(
    'keeps the path %s',
    (path) => expect(toSafePath(path)).toBe(path),
  );

  it.each([
    undefined,
    '',
    'alerts',
    '//e.example.com',
    '///e.example.com',
    '/\\e.example.com',
    '\\\\e.example.com',
    '/\t/e.example.com',
    '/\n/e.example.com',
    ' /alerts',
    'https:e.example.com',
    'https://e.example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '@e.example.com',
    '/alerts\r\nSet-Cookie: a=b',
    '/a\\b',
    '/\u0000',
    `/${'a'.repeat(4096)}`,
  ])('redirects to / instead of %j', (value) => expect(toSafePath(value)).toBe('/'));
});

it.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['192.0.2.7', false],
  ['localhost.attacker.example.com', false],
])('%s is a loopback address: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
