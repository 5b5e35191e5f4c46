import { describe, expect, it } from 'vitest';
import { routeDef } from '../../routes.manifest.ts';
import type { RouteId } from '../../routes.manifest.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { gate } from './gate.ts';

const signedOut = { kind: 'none', claims: null } as const;
const signedIn = { kind: 'regular', claims: null } as const;

const checkGate = (
  id: RouteId,
  requestedPath: string,
  session: typeof signedOut | typeof signedIn,
  isSigningIn = false,
) => gate({ route: routeDef(id), session, requestedPath, isSigningIn });

describe('gate', () => {
  it('redirects signed-out users from home to /welcome and from other pages to /login with RelayState', () => {
    expect(checkGate('home', '/', signedOut)).toBe('/welcome');
    expect(checkGate('alerts.list', '/alerts?page=2', signedOut)).toBe(
      '/login?RelayState=%2Falerts%3Fpage%3D2',
    );
    expect(checkGate('page', '/unknown', signedOut)).toBe('/login?RelayState=%2Funknown');
  });

  it('allows everyone to open public pages', () => {
    expect(checkGate('inactivity-error', '/inactivity-error', signedOut)).toBeNull();
    expect(checkGate('inactivity-error', '/inactivity-error', signedIn)).toBeNull();
    expect(checkGate('welcome', '/welcome', signedOut)).toBeNull();
    expect(checkGate('login', '/login', signedOut)).toBeNull();
  });

  it('redirects signed-in users from /welcome and /login to home, unless a sign-in is in progress', () => {
    expect(checkGate('welcome', '/welcome', signedIn)).toBe('/');
    expect(checkGate('login', '/login', signedIn)).toBe('/');
    expect(checkGate('login', '/login', signedIn, true)).toBeNull();
  });

  it('returns the reason why an area is closed', () => {
    const route: RouteDef = { ...routeDef('page'), area: 'agent360' };
    expect(gate({ route, session: signedIn, requestedPath: '/agent360', isSigningIn: false })).toBe(
      '/access-denied?reason=premier&area=agent360',
    );
  });
});
