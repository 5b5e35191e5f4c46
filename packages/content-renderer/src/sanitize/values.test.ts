import { describe, expect, test } from 'vitest';
import { grammars } from './grammars.ts';
import { resolveLink } from './url.ts';

const base = new URL('https://portal.example.com/alerts/12');

describe('links', () => {
  test.each([
    ['/alerts', '/alerts', true],
    ['13?x=1#y', '/alerts/13?x=1#y', true],
    ['../guides/./a', '/guides/a', true],
    ['https://portal.example.com/guides', '/guides', true],
    ['HTTPS://Weather.Example.ORG', 'https://weather.example.org/', false],
    ['//weather.example.org/a', 'https://weather.example.org/a', false],
    ['\\\\weather.example.org', 'https://weather.example.org/', false],
    ['https:weather.example.org', 'https://weather.example.org/', false],
    ['//portal.example.com/a', '/a', true],
    [' mailto:help@example.com ', 'mailto:help@example.com', false],
    ['tel:+1-555-0142', 'tel:+1-555-0142', false],
    ['#rates', '#user-content-rates', true],
    ['#user-content-rates', '#user-content-rates', true],
    ['#', '#', true],
    ['#top', '#top', true],
  ])('resolves %s', (value, href, internal) => {
    const link = resolveLink(value, base);
    expect(link?.href).toBe(href);
    expect(link?.host === undefined).toBe(internal);
  });

  test.each([
    '',
    ' ',
    'javascript:x',
    'java\nscript:x',
    '\u0000javascript:x',
    'ftp://example.com/',
    'undefined:x',
    'sms:5550142',
    'https://user@weather.example.org/',
    'https://user:secret@weather.example.org/',
    'https://',
    'http://[bad',
    '/.//weather.example.org',
    './/weather.example.org/../../..//evil.example',
    `/${'a'.repeat(5_000)}`,
  ])('rejects %j', (value) => {
    expect(resolveLink(value, base)).toBeUndefined();
  });

  test.each([
    ['/alerts', '/alerts', true],
    ['13', '13', true],
    ['https://portal.example.com/a', 'https://portal.example.com/a', false],
    ['//page.invalid/a', 'https://page.invalid/a', false],
    ['https://page.invalid/a', 'https://page.invalid/a', false],
    ['/\\weather.example.org', 'https://weather.example.org/', false],
  ])('are resolved without a page URL: %s', (value, href, internal) => {
    const link = resolveLink(value, undefined);
    expect(link?.href).toBe(href);
    expect(link?.host === undefined).toBe(internal);
  });
});

describe('srcset', () => {
  const context = {
    base,
    policy: {
      imageHosts: ['img.example.com', '*.cdn.example.com'],
      mediaHosts: [],
      frameHosts: [],
    },
    idPrefix: 'user-content-',
  };

  test.each([
    ['/a.png', '/a.png'],
    ['/a.png 1x,/b.png 2x', '/a.png 1x, /b.png 2x'],
    ['/a.png, /b.png 2x', '/a.png, /b.png 2x'],
    [' , /a,b.png 640w ,, /c.png 1.5x , ', '/a,b.png 640w, /c.png 1.5x'],
    ['https://img.example.com/a.png 1x', 'https://img.example.com/a.png 1x'],
    ['https://x.cdn.example.com/a.png 1x', 'https://x.cdn.example.com/a.png 1x'],
    ['https://cdn.example.com/a.png 1x, /b.png 2x', '/b.png 2x'],
    ['/a.png 1x 2w, /b.png -1x, /c.png 3x', '/c.png 3x'],
    ['data:image/png;base64,AAAA 1x', 'data:image/png;base64,AAAA 1x'],
    ['javascript:x 1x', undefined],
    [',,,', undefined],
    ['', undefined],
  ])('parses "%s"', (value, expected) => {
    expect(grammars.imageSet(value, context)).toBe(expected);
  });

  test('reads at most twenty candidates', () => {
    const expected = Array.from({ length: 20 }, () => '/a.png 1x').join(', ');
    expect(grammars.imageSet('/a.png 1x, '.repeat(100), context)).toBe(expected);
  });

  test('counts invalid candidates too, because parsing thousands takes a long time', () => {
    expect(grammars.imageSet(`${'x: , '.repeat(19)} /a.png 1x`, context)).toBe('/a.png 1x');
    expect(grammars.imageSet(`${'x: , '.repeat(20)} /a.png 1x`, context)).toBeUndefined();
  });
});
