import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from './portal-config.ts';
import { createSignIn, getPathInsteadOfSso } from './sign-in.ts';
import type { SignInOptions } from './sign-in.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function createTestSignIn(
  url: string,
  options: Partial<Pick<SignInOptions, 'now' | 'config'>> = {},
) {
  const { now = () => 1_000_000, config = defaultConfig } = options;
  const redirects: string[] = [];
  const signIn = createSignIn({
    config,
    pageUrl: new URL(url, 'https://portal.example'),
    redirect: (target) => redirects.push(target),
    now,
  });
  /** Starts single sign-on and waits for the redirect. */
  async function start(path: string): Promise<URL> {
    const before = redirects.length;
    signIn.start(path);
    await vi.waitFor(() => expect(redirects).toHaveLength(before + 1));
    return new URL(redirects[before] ?? '', 'https://portal.example');
  }
  return { signIn, redirects, start };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

describe('starting single sign-on', () => {
  it('sends the requested page as RelayState, and nothing for home', async () => {
    const { start } = createTestSignIn('/login');
    const relayStates = [];
    for (const path of ['/alerts?page=2&x=a b', '/', '//evil.example']) {
      const { pathname, searchParams } = await start(path);
      expect(pathname).toBe('/sso/initiate');
      relayStates.push(searchParams.get('RelayState'));
    }
    expect(relayStates).toEqual(['/alerts?page=2&x=a%20b', null, null]);
  });

  it('redirects to the configured host and path', async () => {
    const config = {
      ...defaultConfig,
      apiHost: 'https://api.example.com',
      ssoInitiatePath: '/saml/start',
    };
    const { origin, pathname } = await createTestSignIn('/login', { config }).start('/');
    expect(origin + pathname).toBe('https://api.example.com/saml/start');
  });

  it('sends a new challenge each time and keeps its verifier in this tab', async () => {
    const { start } = createTestSignIn('/login');
    const challenge = (await start('/')).searchParams.get('code_challenge');
    const { verifier } = createTestSignIn('/login?code=abc').signIn.startedSignIn() ?? {};
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(challenge).toBe(sha256(verifier ?? ''));
    expect((await start('/')).searchParams.get('code_challenge')).not.toBe(challenge);
  });

  it('sends no challenge without crypto.subtle', async () => {
    vi.stubGlobal('crypto', {});
    expect((await createTestSignIn('/login').start('/')).search).toBe('');
    expect(createTestSignIn('/login?code=abc').signIn.startedSignIn()).toMatchObject({
      verifier: null,
    });
  });

  it('sends no challenge if the verifier can’t be stored', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect((await createTestSignIn('/login').start('/')).search).toBe('');
  });

  it('restarts by itself only once within ten seconds', async () => {
    await createTestSignIn('/login').start('/alerts');
    const first = createTestSignIn('/login', { now: () => 1_009_999 });
    expect(first.signIn.startUnlessLooping('/alerts')).toBe(true);
    await vi.waitFor(() => expect(first.redirects).toHaveLength(1));
    const second = createTestSignIn('/login', { now: () => 1_019_998 });
    expect(second.signIn.startUnlessLooping('/alerts')).toBe(false);
    expect(second.redirects).toEqual([]);
  });

  it('restarts by itself after ten seconds, and on a click at any time', async () => {
    await createTestSignIn('/login').start('/alerts');
    const later = createTestSignIn('/login', { now: () => 1_010_000 });
    expect(later.signIn.startUnlessLooping('/alerts')).toBe(true);
    await vi.waitFor(() => expect(later.redirects).toHaveLength(1));
    const afterClick = createTestSignIn('/unauthorized', { now: () => 1_010_001 });
    await afterClick.start('/');
    expect(afterClick.redirects).toHaveLength(1);
  });

  it('restarts if the browser could not reach single sign-on', async () => {
    const returned = JSON.stringify({ at: 1_000_000, verifier: null, returns: 1 });
    sessionStorage.setItem('startedSignIn', returned);
    vi.stubGlobal('navigator', { onLine: false });
    const offline = createTestSignIn('/login');
    vi.stubGlobal('navigator', { onLine: true });
    expect(offline.signIn.startUnlessLooping('/alerts')).toBe(true);
    const instead = createTestSignIn('/sso/initiate?RelayState=%2Falerts');
    expect(instead.signIn.startUnlessLooping('/alerts')).toBe(true);
  });

  it('keeps the started sign-in if the code arrives without a network', async () => {
    await createTestSignIn('/login').start('/alerts');
    vi.stubGlobal('navigator', { onLine: false });
    expect(createTestSignIn('/login?code=abc').signIn.startedSignIn()).not.toBeNull();
  });

  it('opens /login instead of single sign-on while there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { href } = await createTestSignIn('/welcome').start('/alerts?page=2');
    expect(href).toBe('https://portal.example/login?RelayState=%2Falerts%3Fpage%3D2');
  });

  it('redirects once when an effect runs twice', async () => {
    const { signIn, redirects } = createTestSignIn('/login');
    expect(signIn.startUnlessLooping('/alerts')).toBe(true);
    expect(signIn.startUnlessLooping('/alerts')).toBe(true);
    await vi.waitFor(() => expect(redirects).toHaveLength(1));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(redirects).toHaveLength(1);
  });
});

describe('returning from single sign-on', () => {
  it('returns the code and a checked path until the result is cleared', () => {
    const { signIn } = createTestSignIn('/login?code=abc&RelayState=%2Falerts%2F12');
    expect(signIn.pendingResult()).toEqual({ code: 'abc', path: '/alerts/12' });
    signIn.clearPendingResult();
    expect(signIn.pendingResult()).toBeNull();
  });

  it('returns no code after an error', () => {
    expect(createTestSignIn('/login?error=denied').signIn.pendingResult()).toEqual({
      code: null,
      path: '/',
    });
    expect(createTestSignIn('/login?code=').signIn.pendingResult()).toEqual({
      code: null,
      path: '/',
    });
  });

  it('returns the reference number of an error, but no other text', () => {
    const read = (query: string) => createTestSignIn(`/login?${query}`).signIn.pendingResult();
    const reference = '0b0c5c1e-6f0e-4a53-9c6e-5d8f6f1f4c7e';
    expect(read(`error=denied&RelayState=/alerts&reference=${reference}`)).toEqual({
      code: null,
      path: '/alerts',
      reference,
    });
    for (const text of ['Call%20555-0100', '%3Cb%3E12345678', 'short', 'a'.repeat(65)]) {
      expect(read(`error=denied&reference=${text}`)).toEqual({ code: null, path: '/' });
    }
    expect(read(`code=abc&reference=${reference}`)).toEqual({ code: 'abc', path: '/' });
  });

  it('returns null on another page or without a code', () => {
    expect(createTestSignIn('/login').signIn.pendingResult()).toBeNull();
    expect(createTestSignIn('/alerts?code=abc').signIn.pendingResult()).toBeNull();
  });

  it('forgets the started sign-in when the result is cleared', async () => {
    expect(createTestSignIn('/login?code=abc').signIn.startedSignIn()).toBeNull();
    await createTestSignIn('/login').start('/');
    const { signIn } = createTestSignIn('/login?code=abc');
    expect(signIn.startedSignIn()).toMatchObject({ at: 1_000_000 });
    signIn.clearPendingResult();
    expect(signIn.startedSignIn()).toBeNull();
    expect(createTestSignIn('/login?code=abc').signIn.startedSignIn()).toBeNull();
  });

  it('remembers that this browser started the sign-in even if the tab’s storage is cleared', async () => {
    await createTestSignIn('/login').start('/');
    const { signIn } = createTestSignIn('/login?code=abc');
    sessionStorage.clear();
    expect(signIn.startedSignIn()).not.toBeNull();
  });

  it.each(['', '{', '7', '"text"', '[]', '{}', '{"at":"1"}', '{"at":1,"verifier":7}'])(
    'ignores a malformed stored value: %j',
    (stored) => {
      sessionStorage.setItem('startedSignIn', stored);
      expect(createTestSignIn('/login?code=abc').signIn.startedSignIn()).toBeNull();
    },
  );
});

it.each([
  ['/sso/initiate?RelayState=%2Falerts&code_challenge=x', '/login?RelayState=%2Falerts'],
  ['/sso/initiate', '/login'],
  ['/sso/initiate?RelayState=//evil.example', '/login'],
  ['/sso/logout', '/logged-out'],
  ['/alerts?RelayState=%2F', null],
  ['/', null],
])('replaces a path of single sign-on that the browser could not reach: %s', (path, expected) => {
  const config = { ...defaultConfig, ssoLogoutPath: '/sso/logout' };
  expect(getPathInsteadOfSso(new URL(path, 'https://portal.example'), config)).toBe(expected);
});
