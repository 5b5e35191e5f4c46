import { describe, expect, it } from 'vitest';
import { isAppPath, isRecordId, returnPath, safeTarget } from './navigation.ts';

/** Everything that must lead home instead of where it points. */
const hostile = [
  '',
  ' ',
  ' /alerts',
  'alerts',
  './alerts',
  '../alerts',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\\\evil.example',
  '/%2f/evil.example',
  '/%2F/evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  '\u0001javascript:alert(1)',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/alerts/..//evil.example',
  '/a/../..//evil.example',
  '/%2e%2e//evil.example',
  'https://evil.example',
  'https://evil.example/alerts',
  'http://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'http:/\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:a@evil.example',
  'about:blank',
  '@evil.example',
  'user@evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '．．/evil.example',
  '／／evil.example',
  'xn--vil-8ma.example',
  'еvil.example',
  '%2f%2fevil.example',
  '%',
  '/%',
  '/%zz',
  '/%c0%af/evil.example',
  `/${'a'.repeat(512)}`,
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

describe('returnPath', () => {
  it('is tried with sixty hostile values and more', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostile)('leads home instead of to %j', (value) => {
    expect(returnPath(value)).toBe('/');
  });

  it.each([null, undefined])('leads home from %j', (value) => {
    expect(returnPath(value)).toBe('/');
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
    '/a-page-nobody-knows',
  ])('leads to %j', (value) => {
    expect(returnPath(value)).toBe(value);
  });
});

describe('isRecordId', () => {
  it.each(['4711', 'storm-watch', 'A_b-9', 'a'.repeat(128)])('accepts %j', (id) => {
    expect(isRecordId(id)).toBe(true);
  });

  it.each(['', '.', '..', '-a', '_a', 'a/b', 'a%2fb', 'a b', 'ä', 'a'.repeat(129), undefined])(
    'refuses %j',
    (id) => {
      expect(isRecordId(id)).toBe(false);
    },
  );
});

describe('safeTarget', () => {
  it('tells a path of ours from an https address', () => {
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
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    '/\\example.com',
    'alerts',
    '',
    null,
  ])('refuses %j', (value) => {
    expect(safeTarget(value)).toBeNull();
  });
});

it('isAppPath needs a single leading slash', () => {
  expect(isAppPath('/')).toBe(true);
  expect(isAppPath('//')).toBe(false);
});
