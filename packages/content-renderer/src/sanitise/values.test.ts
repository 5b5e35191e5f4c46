import { describe, expect, test } from 'vitest';
import { grammars } from './grammars.ts';
import { readStyle } from './style.ts';
import { resolveLink } from './url.ts';

const base = new URL('https://portal.example.com/alerts/12');

function read(text: string) {
  const dropped: string[] = [];
  const style = readStyle(text, (property) => dropped.push(property));
  return { style, dropped };
}

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
    ['//portal.example.com/a', 'https://portal.example.com/a', true],
    [' mailto:help@example.com ', 'mailto:help@example.com', false],
    ['tel:+1-555-0142', 'tel:+1-555-0142', false],
    ['#rates', '#user-content-rates', true],
    ['#user-content-rates', '#user-content-rates', true],
    ['#', '#', true],
    ['#top', '#top', true],
  ])('%s', (value, href, internal) => {
    expect(resolveLink(value, base)).toMatchObject({ href, internal });
  });

  test.each([
    '',
    ' ',
    'javascript:x',
    'java\nscript:x',
    '\u0000javascript:x',
    'ftp://example.com/',
    'sms:5550142',
    'https://user@weather.example.org/',
    'https://user:secret@weather.example.org/',
    'https://',
    'http://[bad',
    '/.//weather.example.org',
    './/weather.example.org/../../..//evil.example',
    `/${'a'.repeat(5_000)}`,
  ])('refuses %j', (value) => {
    expect(resolveLink(value, base)).toBeUndefined();
  });

  test.each([
    ['/alerts', '/alerts', true],
    ['13', '13', true],
    ['https://portal.example.com/a', 'https://portal.example.com/a', false],
    ['//page.invalid/a', 'https://page.invalid/a', false],
    ['https://page.invalid/a', 'https://page.invalid/a', false],
    ['/\\weather.example.org', 'https://weather.example.org/', false],
  ])('stay as they are without an address of the page: %s', (value, href, internal) => {
    expect(resolveLink(value, undefined)).toMatchObject({ href, internal });
  });
});

describe('sets of pictures', () => {
  const context = { base, policy: { imageHosts: ['img.example.com', '*.cdn.example.com'] } };

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
  ])('%s', (value, expected) => {
    expect(grammars.imageSet(value, context)).toBe(expected);
  });

  test('end after twenty', () => {
    expect(String(grammars.imageSet('/a.png 1x, '.repeat(100), context)).split(', ')).toHaveLength(
      20,
    );
  });

  test('end after twenty that are no good, too: reading thousands of them takes time', () => {
    expect(grammars.imageSet(`${'x: ,'.repeat(19)} /a.png 1x`, context)).toBe('/a.png 1x');
    expect(grammars.imageSet(`${'x: ,'.repeat(20)} /a.png 1x`, context)).toBeUndefined();
  });
});

describe('styles', () => {
  test.each([
    ['color: red', { color: 'red' }],
    ['COLOR: #AbC !important;', { color: '#abc' }],
    ['color: rgb(0 0 0 / 50%)', { color: 'rgb(0 0 0 / 50%)' }],
    ['background: #eee', { backgroundColor: '#eee' }],
    ['margin: 0 auto; padding-left: 1.5em', { margin: '0 auto', paddingLeft: '1.5em' }],
    ['border: 1px solid rgba(0, 0, 0, .5)', { border: '1px solid rgba(0, 0, 0, .5)' }],
    [
      'font: bold 12px Arial; font-family: "Segoe UI", sans-serif',
      { fontFamily: '"Segoe UI", sans-serif' },
    ],
    [
      'width: 50%; height: auto; max-width: none',
      { width: '50%', height: 'auto', maxWidth: 'none' },
    ],
    [
      'text-align: CENTER; text-decoration: underline',
      { textAlign: 'center', textDecoration: 'underline' },
    ],
    ['line-height: 1.5; font-weight: 600', { lineHeight: '1.5', fontWeight: '600' }],
    ['color: inherit', { color: 'inherit' }],
  ])('%s', (text, style) => {
    expect(read(text).style).toEqual(style);
  });

  test.each([
    ['position', 'position: absolute'],
    ['z-index', 'z-index: 9'],
    ['margin', 'margin: -10px'],
    ['width', 'width: 99999px'],
    ['width', 'width: 100vw'],
    ['width', 'width: calc(100% + 9px)'],
    ['background', 'background: url(x)'],
    ['background-color', 'background-color: var(--x)'],
    ['color', 'color: attr(x)'],
    ['color', 'color: \\72 ed'],
    ['color', 'color: red}'],
    ['font-family', 'font-family: x\\,y'],
    ['font-family', 'font-family: url(x)'],
    ['display', 'display: contents'],
    ['constructor', 'constructor: x'],
    ['__proto__', '__proto__: x'],
    ['--ui-color-text', '--ui-color-text: red'],
    ['', 'nothing'],
  ])('refuses %s of %s', (property, text) => {
    expect(read(text)).toEqual({ style: undefined, dropped: [property] });
  });

  test('keep the good beside the bad', () => {
    expect(read(';;color:red;position:fixed;:;x;text-indent:1em')).toEqual({
      style: { color: 'red', textIndent: '1em' },
      dropped: ['position', '', ''],
    });
  });
});
