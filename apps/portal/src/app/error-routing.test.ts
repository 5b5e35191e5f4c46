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
import { callName, errorPath, readFailure, writeFailure } from './error-routing.ts';

const down = new ServerDown('GET answered 503', { status: 503 });
const noResponse = new ServerDown('GET had no answer');
const forbidden = new NotAuthorized('GET answered 403', { status: 403 });
const missing = new NotFound('GET answered 404', { status: 404 });
const others = [
  missing,
  new Rejected('GET answered 422', { status: 422 }),
  new TooManyRequests('GET answered 429', { status: 429 }),
  new InvalidResponse('GET answered a wrong shape'),
  new TypeError('a bug'),
];

type Calls = Parameters<typeof readFailure>[0];
const list: Calls = { primary: 'alerts.list' };
const home: Calls = { parts: ['guides.list', 'tags.list'] };

describe('the fixed error routing', () => {
  it('sends 401, 403, 500 and no answer to their pages', () => {
    expect(errorPath(new SessionEnded('GET answered 401', { status: 401 }))).toBe(
      '/inactivity-error',
    );
    expect(errorPath(forbidden)).toBe('/authorization-error');
    expect(errorPath(down)).toBe('/server-down-error');
    expect(errorPath(noResponse)).toBe('/server-down-error');
  });

  it.each(others)('leaves everything else to the screen: $message', (error) => {
    expect(errorPath(error)).toBeNull();
  });
});

const fails = (
  route: Calls,
  call: string,
  error: unknown,
  parts: { call: string; error: unknown }[] = [],
) => readFailure(route, { call, error }, parts);

describe('a read', () => {
  it('routes when it is the primary call of its route', () => {
    expect(fails(list, 'alerts.list', down)).toBe('/server-down-error');
    expect(fails(list, 'alerts.list', forbidden)).toBe('/authorization-error');
    expect(fails(list, 'alerts.list', missing)).toBeNull();
  });

  it('fails in its own place when it is any other call (departure a)', () => {
    for (const error of [down, noResponse, forbidden])
      expect(fails(list, 'alerts.count', error)).toBeNull();
  });

  it('routes on a screen of parts only when every part is down', () => {
    const a = { call: 'guides.list', error: down };
    expect(fails(home, 'guides.list', down, [a, { call: 'tags.list', error: null }])).toBeNull();
    expect(
      fails(home, 'guides.list', down, [a, { call: 'tags.list', error: forbidden }]),
    ).toBeNull();
    expect(fails(home, 'guides.list', down, [a, { call: 'tags.list', error: noResponse }])).toBe(
      '/server-down-error',
    );
    expect(
      fails(home, 'guides.list', down, [
        a,
        { call: 'tags.list', error: noResponse },
        { call: 'menus', error: null },
      ]),
    ).toBe('/server-down-error');
    expect(fails(home, 'menus', down, [a, { call: 'tags.list', error: noResponse }])).toBeNull();
  });
});

describe('a write', () => {
  it('is told beside its control when the host is down (departure b), and routes on 403', () => {
    expect(writeFailure(down)).toBeNull();
    expect(writeFailure(noResponse)).toBeNull();
    expect(writeFailure(missing)).toBeNull();
    expect(writeFailure(forbidden)).toBe('/authorization-error');
  });
});

it('names a call by the first words of its key', () => {
  expect(callName(['alerts', 'list', { page: 2 }])).toBe('alerts.list');
  expect(callName(['states'])).toBe('states');
  expect(callName(['alerts', { page: 2 }])).toBe('alerts');
  expect(callName(undefined)).toBe('');
});
