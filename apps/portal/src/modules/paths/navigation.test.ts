import { describe, expect, it } from 'vitest';
import { hostileValues } from '../../testing/hostile-values.ts';
import { isAppPath, isRecordId, toReturnPath, safeTarget } from './navigation.ts';

/** Rejected values, in addition to `testing/hostile-values.ts`. */
const rejected = [
  '',
  ' ',
  ' /alerts',
  'alerts',
  './alerts',
  '../alerts',
  '?next=//evil.example',
  '#//evil.example',
  '/login',
  '/login?RelayState=/login',
  '/login/',
  '/welcome',
  '/logged-out',
  '/unauthorized',
  '/inactivity-error',
  '/authorization-error',
  '/server-down-error',
];
/** Values that are never a portal path, however they are parsed or decoded. */
const otherHosts = [
  ...hostileValues['another host without a scheme'],
  ...hostileValues['another host with a scheme'],
  ...hostileValues['user info before the host'],
  ...hostileValues['look-alikes'],
  ...hostileValues['other schemes'],
  ...hostileValues['encoded paths'].filter((path) => !/%25|%e3/.test(path)),
  ...hostileValues.schemes.filter((scheme) => !/^\/[a-z]/i.test(scheme)),
];

describe('toReturnPath', () => {
  it.each([...rejected, ...otherHosts])('returns home for %j', (value) => {
    expect(toReturnPath(value)).toBe('/');
  });

  it.each([null, undefined])('returns home for %j', (value) => {
    expect(toReturnPath(value)).toBe('/');
  });

  it.each([
    '/',
    '/alerts',
    '/alerts?page=2',
    '/alerts?category=job_aids&states[]=MI',
    '/alerts/storm-watch#who',
    '/search?query=50%25%20off',
    '/search?query=https%3A%2F%2Fevil.example',
    '/login-help',
    '/an-unknown-page',
  ])('accepts %j', (value) => {
    expect(toReturnPath(value)).toBe(value);
  });
});

describe('isRecordId', () => {
  it.each(['4711', 'storm-watch', 'A_b-9', 'a'.repeat(128)])('accepts %j', (id) => {
    expect(isRecordId(id)).toBe(true);
  });

  it.each(['', '.', '..', '-a', '_a', 'a/b', 'a%2fb', 'a b', 'ä', 'a'.repeat(129), undefined])(
    'rejects %j',
    (id) => {
      expect(isRecordId(id)).toBe(false);
    },
  );
});

describe('safeTarget', () => {
  it('distinguishes portal paths from https URLs', () => {
    expect(safeTarget('/alerts?page=2')).toEqual({ href: '/alerts?page=2', external: false });
    expect(safeTarget('https://example.com/a')).toEqual({
      href: 'https://example.com/a',
      external: true,
    });
  });

  it.each([
    'http://example.com',
    'https://user:secret@example.com',
    'https://user@example.com',
    ...hostileValues['other schemes'],
    ...hostileValues['another host without a scheme'],
    ...hostileValues['user info before the host'].filter((value) => /^[^#?\\%]*@/.test(value)),
    'alerts',
    '',
    null,
  ])('rejects %j', (value) => {
    expect(safeTarget(value)).toBeNull();
  });
});

it('isAppPath requires a single leading slash', () => {
  expect(isAppPath('/')).toBe(true);
  expect(isAppPath('//')).toBe(false);
});
