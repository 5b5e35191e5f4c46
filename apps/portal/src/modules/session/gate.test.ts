import { describe, expect, it } from 'vitest';
import { routeDef } from '../../routes.manifest.ts';
import type { RouteId } from '../../routes.manifest.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { gate } from './gate.ts';

const nobody = { kind: 'none', claims: null } as const;
const somebody = { kind: 'regular', claims: null } as const;

const ask = (
  id: RouteId,
  address: string,
  session: typeof nobody | typeof somebody,
  handingOver = false,
) => gate({ route: routeDef(id), session, address, handingOver });

describe('who may enter', () => {
  it('replaces home by /welcome for the signed out, and sends every other page to /login with its address', () => {
    expect(ask('home', '/', nobody)).toBe('/welcome');
    expect(ask('alerts.list', '/alerts?page=2', nobody)).toBe(
      '/login?RelayState=%2Falerts%3Fpage%3D2',
    );
    expect(ask('page', '/nobody-knows', nobody)).toBe('/login?RelayState=%2Fnobody-knows');
  });

  it('leaves public pages to everybody', () => {
    expect(ask('inactivity-error', '/inactivity-error', nobody)).toBeNull();
    expect(ask('inactivity-error', '/inactivity-error', somebody)).toBeNull();
    expect(ask('welcome', '/welcome', nobody)).toBeNull();
    expect(ask('login', '/login', nobody)).toBeNull();
  });

  it('sends the signed in home from /welcome and /login, unless a hand-over is being taken', () => {
    expect(ask('welcome', '/welcome', somebody)).toBe('/');
    expect(ask('login', '/login', somebody)).toBe('/');
    expect(ask('login', '/login', somebody, true)).toBeNull();
  });

  it('says why an area is closed', () => {
    const route: RouteDef = { ...routeDef('page'), area: 'agent360' };
    expect(gate({ route, session: somebody, address: '/agent360', handingOver: false })).toBe(
      '/access-denied?reason=premier&area=agent360',
    );
  });
});
