import { describe, expect, test } from 'vitest';
import { linkAddress, resolveLink, resolveMedia } from './url.ts';

const bases = [
  undefined,
  new URL('https://portal.example.com/alerts/12'),
  new URL('http://portal.example.com:8080/alerts/12'),
];
const schemes = ['http://', 'https://', 'HTTPS://', 'https:/', '//', 'ftp://', 'mailto:', ''];
const hosts = [
  'a.example',
  'img.a-b.example.com',
  'portal.example.com',
  'portal.example.com:8080',
  'user@a.example',
  'A.example',
  'xn--a.example',
  'a--b.example',
  '-a.example',
  'a..example',
  'a.example.',
  '1.2.3.4',
  '01.2.3.4',
  'a.0x7f',
  'localhost',
  '',
];
const paths = [
  '',
  '/',
  '//a',
  '/a/b-c_d/e.pdf',
  '/a/',
  '/a//b',
  '/.',
  '/..',
  '/a/./b',
  '/a/../b',
  '/.a',
  '/a..',
  '/a/%2e%2e/b',
  '/ü',
  '/a b',
  '/a%20b',
  '/~a',
  '/a\\b',
  '/a\tb',
  'a/b',
  'javascript:x',
];
const ends = [
  '',
  '?',
  '?a=b&c=%20',
  "?a='b'",
  '?a="b"',
  '?a=b?c',
  '#',
  '#a',
  '#a b',
  '?a#b',
  '?a=ü',
];
const addresses = schemes.flatMap((scheme) =>
  hosts.flatMap((host) =>
    paths.flatMap((path) => ends.map((end) => `${scheme}${host}${path}${end}`)),
  ),
);

describe('an address that is drawn as it is written', () => {
  test.each(bases.map((base) => [base?.origin ?? 'nowhere', base] as const))(
    'on a page of %s is what reading it would give',
    (_, base) => {
      for (const address of addresses) {
        expect([address, linkAddress(address, base)]).toEqual([
          address,
          resolveLink(address, base)?.href,
        ]);
      }
    },
  );

  test.each(bases.map((base) => [base?.origin ?? 'nowhere', base] as const))(
    'on a page of %s loads from where reading it would say',
    (_, base) => {
      const loaded = addresses
        .map((address) => resolveMedia(address, base, ['img.a-b.example.com']))
        .filter((address) => address !== undefined);
      const from = new Set(
        loaded.map((address) => new URL(address, base ?? 'https://portal.example.com/').host),
      );
      expect([...from].toSorted()).toEqual(
        ['img.a-b.example.com', base?.host ?? 'portal.example.com'].toSorted(),
      );
    },
  );
});

test('an address as long as a book is refused', () => {
  expect(linkAddress(`/${'a/'.repeat(10_000)}`, undefined)).toBeUndefined();
  expect(linkAddress(`https://a.example/${'a'.repeat(10_000)}`, undefined)).toBeUndefined();
});
