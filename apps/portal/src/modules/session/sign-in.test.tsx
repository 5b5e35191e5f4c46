import { afterEach, describe, expect, it } from 'vitest';
import { defaultConfig } from './portal-config.ts';
import { createSignIn } from './sign-in.ts';
import type { SignInOptions } from './sign-in.ts';

afterEach(() => sessionStorage.clear());

function setUp(address: string, options: Partial<Pick<SignInOptions, 'now' | 'config'>> = {}) {
  const { now = () => 1_000_000, config = defaultConfig } = options;
  const left: string[] = [];
  const signIn = createSignIn({
    config,
    address: new URL(address, 'https://portal.example'),
    leave: (url) => left.push(url),
    now,
  });
  return { signIn, left };
}

describe('the way to single sign-on', () => {
  it('carries the page asked for as RelayState, and nothing for home', () => {
    const { signIn, left } = setUp('/login');
    signIn.start('/alerts?page=2');
    signIn.start('/');
    signIn.start('//evil.example');
    expect(left).toEqual([
      '/sso/initiate?RelayState=%2Falerts%3Fpage%3D2',
      '/sso/initiate',
      '/sso/initiate',
    ]);
  });

  it('goes to the configured host and path', () => {
    const config = {
      ...defaultConfig,
      apiHost: 'https://api.example.com',
      ssoInitiatePath: '/saml/start',
    };
    const { signIn, left } = setUp('/login', { config });
    signIn.start('/');
    expect(left).toEqual(['https://api.example.com/saml/start']);
  });

  it('does not go again by itself when it came back within ten seconds', () => {
    setUp('/login').signIn.start('/alerts');
    const back = setUp('/login', { now: () => 1_009_999 });
    expect(back.signIn.startUnlessLooping('/alerts')).toBe(false);
    expect(back.left).toEqual([]);
  });

  it('goes again after ten seconds, and at any time for a press', () => {
    setUp('/login').signIn.start('/alerts');
    const later = setUp('/login', { now: () => 1_010_000 });
    expect(later.signIn.startUnlessLooping('/alerts')).toBe(true);
    expect(later.left).toHaveLength(1);
    const pressed = setUp('/unauthorized', { now: () => 1_010_001 });
    pressed.signIn.start('/');
    expect(pressed.left).toHaveLength(1);
  });

  it('leaves once although an effect asks twice', () => {
    const { signIn, left } = setUp('/login');
    expect(signIn.startUnlessLooping('/alerts')).toBe(true);
    expect(signIn.startUnlessLooping('/alerts')).toBe(true);
    expect(left).toHaveLength(1);
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

  it('knows whether this browser had asked', () => {
    expect(setUp('/login?code=abc').signIn.wasStarted()).toBe(false);
    setUp('/login').signIn.start('/');
    expect(setUp('/login?code=abc').signIn.wasStarted()).toBe(true);
  });
});
