import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from './portal-config.ts';
import { createSignIn } from './sign-in.ts';
import type { SignInOptions } from './sign-in.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function setUp(address: string, options: Partial<Pick<SignInOptions, 'now' | 'config'>> = {}) {
  const { now = () => 1_000_000, config = defaultConfig } = options;
  const redirects: string[] = [];
  const signIn = createSignIn({
    config,
    address: new URL(address, 'https://portal.example'),
    redirect: (url) => redirects.push(url),
    now,
  });
  /** Starts single sign-on, and waits until the browser leaves. */
  async function start(path: string): Promise<URL> {
    const before = redirects.length;
    signIn.start(path);
    await vi.waitFor(() => expect(redirects).toHaveLength(before + 1));
    return new URL(redirects[before] ?? '', 'https://portal.example');
  }
  return { signIn, redirects, start };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

describe('the way to single sign-on', () => {
  it('carries the page asked for as RelayState, and nothing for home', async () => {
    const { start } = setUp('/login');
    const relayStates = [];
    for (const path of ['/alerts?page=2&x=a b', '/', '//evil.example']) {
      const { pathname, searchParams } = await start(path);
      expect(pathname).toBe('/sso/initiate');
      relayStates.push(searchParams.get('RelayState'));
    }
    expect(relayStates).toEqual(['/alerts?page=2&x=a%20b', null, null]);
  });

  it('goes to the configured host and path', async () => {
    const config = {
      ...defaultConfig,
      apiHost: 'https://api.example.com',
      ssoInitiatePath: '/saml/start',
    };
    const { origin, pathname } = await setUp('/login', { config }).start('/');
    expect(origin + pathname).toBe('https://api.example.com/saml/start');
  });

  it('carries the challenge of a verifier that stays in this tab, a new one each time', async () => {
    const { start } = setUp('/login');
    const challenge = (await start('/')).searchParams.get('code_challenge');
    const { verifier } = setUp('/login?code=abc').signIn.started() ?? {};
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(challenge).toBe(sha256(verifier ?? ''));
    expect((await start('/')).searchParams.get('code_challenge')).not.toBe(challenge);
  });

  it('goes without a challenge where the page has no crypto.subtle', async () => {
    vi.stubGlobal('crypto', {});
    expect((await setUp('/login').start('/')).search).toBe('');
    expect(setUp('/login?code=abc').signIn.started()).toMatchObject({ verifier: null });
  });

  it('goes without a challenge where the browser keeps no verifier', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect((await setUp('/login').start('/')).search).toBe('');
  });

  it('does not go again by itself when it came back within ten seconds', async () => {
    await setUp('/login').start('/alerts');
    const back = setUp('/login', { now: () => 1_009_999 });
    expect(back.signIn.startUnlessLooping('/alerts')).toBe(false);
    expect(back.redirects).toEqual([]);
  });

  it('goes again after ten seconds, and at any time for a click', async () => {
    await setUp('/login').start('/alerts');
    const later = setUp('/login', { now: () => 1_010_000 });
    expect(later.signIn.startUnlessLooping('/alerts')).toBe(true);
    await vi.waitFor(() => expect(later.redirects).toHaveLength(1));
    const clicked = setUp('/unauthorized', { now: () => 1_010_001 });
    await clicked.start('/');
    expect(clicked.redirects).toHaveLength(1);
  });

  it('leaves once although an effect asks twice', async () => {
    const { signIn, redirects } = setUp('/login');
    expect(signIn.startUnlessLooping('/alerts')).toBe(true);
    expect(signIn.startUnlessLooping('/alerts')).toBe(true);
    await vi.waitFor(() => expect(redirects).toHaveLength(1));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(redirects).toHaveLength(1);
  });
});

describe('the way back', () => {
  it('holds code and checked path until it is settled', () => {
    const { signIn } = setUp('/login?code=abc&RelayState=%2Falerts%2F12');
    expect(signIn.handOver()).toEqual({ code: 'abc', path: '/alerts/12' });
    signIn.settle();
    expect(signIn.handOver()).toBeNull();
  });

  it('is a hand-over without a code when there was an error', () => {
    expect(setUp('/login?error=denied').signIn.handOver()).toEqual({ code: null, path: '/' });
    expect(setUp('/login?code=').signIn.handOver()).toEqual({ code: null, path: '/' });
  });

  it('is nothing on another page or without a code', () => {
    expect(setUp('/login').signIn.handOver()).toBeNull();
    expect(setUp('/alerts?code=abc').signIn.handOver()).toBeNull();
  });

  it('knows whether this browser had asked, once', async () => {
    expect(setUp('/login?code=abc').signIn.started()).toBeNull();
    await setUp('/login').start('/');
    const { signIn } = setUp('/login?code=abc');
    expect(signIn.started()).toMatchObject({ at: 1_000_000 });
    signIn.settle();
    expect(signIn.started()).toBeNull();
    expect(setUp('/login?code=abc').signIn.started()).toBeNull();
  });

  it('still knows it when the tab’s storage was cleared after the page began', async () => {
    await setUp('/login').start('/');
    const { signIn } = setUp('/login?code=abc');
    sessionStorage.clear();
    expect(signIn.started()).not.toBeNull();
  });

  it.each(['', '{', '7', '"text"', '[]', '{}', '{"at":"1"}', '{"at":1,"verifier":7}'])(
    'takes a garbled memory for none: %j',
    (stored) => {
      sessionStorage.setItem('startedSignIn', stored);
      expect(setUp('/login?code=abc').signIn.started()).toBeNull();
    },
  );
});
