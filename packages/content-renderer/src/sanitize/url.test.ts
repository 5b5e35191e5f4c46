import { describe, expect, test } from 'vitest';
import { resolveLink, resolveMedia } from './url.ts';

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
const suffixes = [
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
const urls = schemes.flatMap((scheme) =>
  hosts.flatMap((host) =>
    paths.flatMap((path) => suffixes.map((end) => `${scheme}${host}${path}${end}`)),
  ),
);

describe('the fast path', () => {
  test.each(bases.map((base) => [base?.origin ?? 'an unknown origin', base] as const))(
    'returns the same URL as the URL parser on a page at %s',
    (_, base) => {
      const fullBase = base ?? new URL('https://page.invalid/');
      const resolvedUrls = urls.flatMap((input) => {
        const href = resolveLink(input, base)?.href;
        return href === undefined || href.startsWith('#') ? [] : [[input, href] as const];
      });
      expect(resolvedUrls.length).toBeGreaterThan(urls.length / 3);
      for (const [input, href] of resolvedUrls) {
        const url = /^[a-z]+:/i.test(input) ? new URL(input) : new URL(input, fullBase);
        // With a known page URL, a URL on its origin becomes a path.
        const path = url.pathname + url.search + url.hash;
        const expected = base && url.origin === base.origin ? path : url.href;
        expect([input, base ? href : new URL(href, fullBase).href]).toEqual([input, expected]);
      }
    },
  );

  test.each(bases.map((base) => [base?.origin ?? 'an unknown origin', base] as const))(
    'allows the same hosts as the URL parser on a page at %s',
    (_, base) => {
      const loadedUrls = urls
        .map((input) => resolveMedia(input, base, ['img.a-b.example.com'], 'media'))
        .filter((input) => input !== undefined);
      const hostsFound = new Set(
        loadedUrls.map((input) => new URL(input, base ?? 'https://portal.example.com/').host),
      );
      expect([...hostsFound].toSorted()).toEqual(
        ['img.a-b.example.com', base?.host ?? 'portal.example.com'].toSorted(),
      );
    },
  );
});

test('very long URLs are rejected', () => {
  expect(resolveLink(`/${'a/'.repeat(10_000)}`, undefined)).toBeUndefined();
  expect(resolveLink(`https://a.example/${'a'.repeat(10_000)}`, undefined)).toBeUndefined();
});
