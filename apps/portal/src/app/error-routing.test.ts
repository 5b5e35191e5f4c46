import {
  InvalidResponse,
  NotAuthorized,
  NotFound,
  Rejected,
  ServerDown,
  SessionEnded,
  TooManyRequests,
} from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { errorPath, errorPathForRead, errorPathForWrite } from './error-routing.ts';

const down = new ServerDown('GET returned 503', { status: 503 });
const noResponse = new ServerDown('GET had no response');
const forbidden = new NotAuthorized('GET returned 403', { status: 403 });
const missing = new NotFound('GET returned 404', { status: 404 });
const otherErrors = [
  missing,
  new Rejected('GET returned 422', { status: 422 }),
  new TooManyRequests('GET returned 429', { status: 429 }),
  new InvalidResponse('GET returned a wrong shape'),
  new TypeError('a bug'),
];

type Calls = Parameters<typeof errorPathForRead>[0];
const list: Calls = { primary: 'alerts.list' };
const home: Calls = { parts: ['guides.list', 'tags.list'] };

describe('errorPath', () => {
  it('maps 401, 403, 500, and no response to their pages', () => {
    expect(errorPath(new SessionEnded('GET returned 401', { status: 401 }))).toBe(
      '/inactivity-error',
    );
    expect(errorPath(forbidden)).toBe('/authorization-error');
    expect(errorPath(down)).toBe('/server-down-error');
    expect(errorPath(noResponse)).toBe('/server-down-error');
  });

  it.each(otherErrors)('lets the screen show other errors: $message', (error) => {
    expect(errorPath(error)).toBeNull();
  });
});

const readPath = (
  route: Calls,
  call: string,
  error: unknown,
  parts: { call: string; error: unknown }[] = [],
) => errorPathForRead(route, { call, error }, parts);

describe('a failed read', () => {
  it('redirects when the primary call of the route fails', () => {
    expect(readPath(list, 'alerts.list', down)).toBe('/server-down-error');
    expect(readPath(list, 'alerts.list', forbidden)).toBe('/authorization-error');
    expect(readPath(list, 'alerts.list', missing)).toBeNull();
  });

  it('stays on the page when any other call fails (docs/contract.md#departure-content-stays)', () => {
    for (const error of [down, noResponse, forbidden])
      expect(readPath(list, 'alerts.count', error)).toBeNull();
  });

  it('redirects a page with parts only when every part is down', () => {
    const a = { call: 'guides.list', error: down };
    expect(readPath(home, 'guides.list', down, [a, { call: 'tags.list', error: null }])).toBeNull();
    expect(
      readPath(home, 'guides.list', down, [a, { call: 'tags.list', error: forbidden }]),
    ).toBeNull();
    expect(readPath(home, 'guides.list', down, [a, { call: 'tags.list', error: noResponse }])).toBe(
      '/server-down-error',
    );
    expect(
      readPath(home, 'guides.list', down, [
        a,
        { call: 'tags.list', error: noResponse },
        { call: 'menus', error: null },
      ]),
    ).toBe('/server-down-error');
    expect(readPath(home, 'menus', down, [a, { call: 'tags.list', error: noResponse }])).toBeNull();
  });
});

describe('a failed write', () => {
  it('stays on the page when the host is down (docs/contract.md#departure-own-changes) and redirects on 403', () => {
    expect(errorPathForWrite(down)).toBeNull();
    expect(errorPathForWrite(noResponse)).toBeNull();
    expect(errorPathForWrite(missing)).toBeNull();
    expect(errorPathForWrite(forbidden)).toBe('/authorization-error');
  });
});
