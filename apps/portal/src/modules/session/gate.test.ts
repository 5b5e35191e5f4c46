import { describe, expect, it } from 'vitest';
import { routeDef } from '../../routes.manifest.ts';
import type { RouteId } from '../../routes.manifest.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { gate } from './gate.ts';

const signedOut = { kind: 'none', claims: null } as const;
const signedIn = { kind: 'regular', claims: null } as const;

const ask = (
  id: RouteId,
  address: string,
  session: typeof signedOut | typeof signedIn,
  handingOver = false,
) => gate({ route: routeDef(id), session, address, handingOver });

describe('who may enter', () => {
  it('replaces home by /welcome for the signed out, and sends every other page to /login with its address', () => {
    expect(ask('home', '/', signedOut)).toBe('/welcome');
    expect(ask('alerts.list', '/alerts?page=2', signedOut)).toBe(
      '/login?RelayState=%2Falerts%3Fpage%3D2',
    );
    expect(ask('page', '/nobody-knows', signedOut)).toBe('/login?RelayState=%2Fnobody-knows');
  });

  it('leaves public pages to everybody', () => {
    expect(ask('inactivity-error', '/inactivity-error', signedOut)).toBeNull();
    expect(ask('inactivity-error', '/inactivity-error', signedIn)).toBeNull();
    expect(ask('welcome', '/welcome', signedOut)).toBeNull();
    expect(ask('login', '/login', signedOut)).toBeNull();
  });

  it('sends the signed in home from /welcome and /login, unless a hand-over is being taken', () => {
    expect(ask('welcome', '/welcome', signedIn)).toBe('/');
    expect(ask('login', '/login', signedIn)).toBe('/');
    expect(ask('login', '/login', signedIn, true)).toBeNull();
  });

  it('says why an area is closed', () => {
    const route: RouteDef = { ...routeDef('page'), area: 'agent360' };
    expect(gate({ route, session: signedIn, address: '/agent360', handingOver: false })).toBe(
      '/access-denied?reason=premier&area=agent360',
    );
  });
});
