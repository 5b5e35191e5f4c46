import { describe, expect, test } from 'vitest';
import { parseStyle, parseLegacyStyle } from './style.ts';

function parse(text: string) {
  const dropped: string[] = [];
  const style = parseStyle(text, (property) => dropped.push(property));
  return { style, dropped };
}

describe('styles', () => {
  test.each([
    ['color: red', { color: 'red' }],
    ['COLOR: #AbC !important;', { color: '#abc' }],
    ['color: red ! important; color: blue', { color: 'red' }],
    ['color: rgb(0 0 0 / 50%)', { color: 'rgb(0 0 0 / 50%)' }],
    [
      'color: #1F386480; caret-color: currentColor',
      { color: '#1f386480', caretColor: 'currentcolor' },
    ],
    ['color: hwb(194 0% 0% / .5)', { color: 'hwb(194 0% 0% / .5)' }],
    ['background: #eee', { background: '#eee' }],
    [
      'background: white none repeat scroll 0% 0%',
      { background: 'white none repeat scroll 0% 0%' },
    ],
    [
      'background: linear-gradient(135deg, rgb(6,147,227) 0%, #9b51e0 100%)',
      { background: 'linear-gradient(135deg, rgb(6,147,227) 0%, #9b51e0 100%)' },
    ],
    ['margin: 0 auto; padding-left: 1.5em', { margin: '0 auto', paddingLeft: '1.5em' }],
    [
      'margin:0in 0in 8pt;margin-bottom:.0001pt',
      { margin: '0in 0in 8pt', marginBottom: '.0001pt' },
    ],
    ['border: 1px solid rgba(0, 0, 0, .5)', { border: '1px solid rgba(0, 0, 0, .5)' }],
    ['border:solid windowtext 1.0pt', { border: 'solid windowtext 1.0pt' }],
    [
      'font: 7.0pt "Times New Roman"; font-family: "Segoe UI", sans-serif',
      { font: '7.0pt "Times New Roman"', fontFamily: '"Segoe UI", sans-serif' },
    ],
    [
      "font-family: -apple-system, 'Open Sans', 맑은",
      { fontFamily: "-apple-system, 'Open Sans', 맑은" },
    ],
    ['width: 33.333333333333336%', { width: '33.333333333333336%' }],
    ['width: calc((100% - 2 * 1rem) / 3)', { width: 'calc((100% - 2 * 1rem) / 3)' }],
    ['font-size: clamp(1rem, 1vw + .5rem, 2rem)', { fontSize: 'clamp(1rem, 1vw + .5rem, 2rem)' }],
    [
      'width: 100vw; height: auto; max-width: none',
      { width: '100vw', height: 'auto', maxWidth: 'none' },
    ],
    ['aspect-ratio: 1920 / 1080', { aspectRatio: '1920 / 1080' }],
    ['text-indent:-.25in;letter-spacing:-.1pt', { textIndent: '-.25in', letterSpacing: '-.1pt' }],
    [
      'grid-template-columns: repeat(2, minmax(0, 1fr)); grid-column: 1 / -1',
      { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridColumn: '1 / -1' },
    ],
    ['box-shadow: 0 2px 4px rgba(0,0,0,.2)', { boxShadow: '0 2px 4px rgba(0,0,0,.2)' }],
    ['list-style-type: "– "', { listStyleType: '"– "' }],
    ['TEXT-ALIGN: CENTER', { textAlign: 'center' }],
    ['color: red /* note; */; line-height: 1.5', { color: 'red', lineHeight: '1.5' }],
    ['color: inherit', { color: 'inherit' }],
    [
      'border-top-left-radius: 4px; max-inline-size: 20em; list-style-position: inside',
      { borderTopLeftRadius: '4px', maxInlineSize: '20em', listStylePosition: 'inside' },
    ],
  ])('keeps %s', (text, style) => {
    expect(parse(text)).toEqual({ style, dropped: [] });
  });

  test('a vendor-prefixed keyword does not override the standard keyword', () => {
    expect(parse('width: 100%; width: -moz-available').style).toEqual({ width: '100%' });
  });

  test('parsing a style a second time gives the same result', () => {
    const text = 'color: red; position: fixed';
    expect(parse(text)).toEqual({ style: { color: 'red' }, dropped: ['position'] });
    expect(parse(text)).toEqual({ style: { color: 'red' }, dropped: ['position'] });
  });

  test('a shorthand after a longhand comes last, so that it overrides the longhand', () => {
    const { style } = parse('margin: 0; margin-top: 1em; margin: 2em');
    expect(Object.entries(style ?? {})).toEqual([
      ['marginTop', '1em'],
      ['margin', '2em'],
    ]);
  });

  test.each([
    ['position', 'position: absolute'],
    ['position', 'position: relative'],
    ['inset', 'inset: 0'],
    ['z-index', 'z-index: 9'],
    ['transform', 'transform: scale(9)'],
    ['translate', 'translate: -9px'],
    ['animation', 'animation: a 1s'],
    ['filter', 'filter: blur(9px)'],
    ['content', 'content: "x"'],
    ['all', 'all: unset'],
    ['margin', 'margin: -10px'],
    ['margin', 'margin: calc(0px - 99px)'],
    ['text-indent', 'text-indent: -9999px'],
    ['letter-spacing', 'letter-spacing: -1em'],
    ['box-shadow', 'box-shadow: 0 0 0 9999px red'],
    ['outline', 'outline: 9999px solid red'],
    ['text-underline-offset', 'text-underline-offset: -900px'],
    ['font-size', 'font-size: 5000px'],
    ['width', 'width: 99999px'],
    ['width', 'width: 000016399px'],
    ['width', 'width: 1e9px'],
    ['width', 'width: 9parsec'],
    ['width', 'width: calc(var(--x))'],
    ['width', 'width: calc(((((((1px)))))))'],
    ['width', 'width: calc(1px'],
    ['width', 'width: -webkit-fill-available'],
    ['display', 'display: -ms-flexbox'],
    ['width', 'width: 1px)'],
    ['width', 'width: expression(x)'],
    ['grid-template-columns', 'grid-template-columns: repeat(9999, 1px)'],
    ['column-count', 'column-count: 9999'],
    ['background', 'background: url(x)'],
    ['background', 'background: url (x)'],
    ['background', 'background: u/**/rl(x)'],
    ['background', 'background: URL("x")'],
    ['background', 'background: image-set("x" 1x)'],
    ['background', 'background: linear-gradient(url(x), red)'],
    ['background', 'background: cross-fade(red, blue)'],
    ['background-color', 'background-color: var(--x)'],
    ['list-style', 'list-style: url(x)'],
    ['cursor', 'cursor: url(x), auto'],
    ['color', 'color: attr(x)'],
    ['color', 'color: env(x)'],
    ['color', 'color: \\72 ed'],
    ['color', 'color: red}'],
    ['color', 'color: "red"'],
    ['color', 'color: red<'],
    ['color', 'color: @red'],
    ['font-family', 'font-family: x\\,y'],
    ['font-family', 'font-family: url(x)'],
    ['font-family', 'font-family: "x'],
    ['font-family', 'font-family: "a{b"'],
    ['text-decoration-thickness', 'text-decoration-thickness: 41px'],
    ['list-style-position', 'list-style-position: "x"'],
    ['vertical-align-last', 'vertical-align-last: top'],
    ['margin-', 'margin-: 0'],
    ['padding--top', 'padding--top: 0'],
    ['border-*', 'border-*: 0'],
    ['constructor', 'constructor: x'],
    ['__proto__', '__proto__: x'],
    ['--ui-color-text', '--ui-color-text: red'],
    ['', 'nothing'],
  ])('drops the property "%s" of "%s"', (property, text) => {
    expect(parse(text)).toEqual({ style: undefined, dropped: [property] });
  });

  test('keeps valid declarations next to invalid ones', () => {
    expect(parse(';;color:red;position:fixed;:;x;text-indent:1em')).toEqual({
      style: { color: 'red', textIndent: '1em' },
      dropped: ['position', '', ''],
    });
  });
});

describe('legacy attributes', () => {
  test.each([
    ['width', 'css', '120', { width: '120px' }],
    ['width', 'css', '50%', { width: '50%' }],
    ['font-family', 'css', 'Segoe UI', { fontFamily: 'Segoe UI' }],
    ['nowrap', 'choice', '', { whiteSpace: 'nowrap' }],
    ['clear', 'choice', 'LEFT', { clear: 'left' }],
    ['size', 'choice', '+2', { fontSize: 'x-large' }],
    ['clear', 'choice', 'all', { clear: 'both' }],
  ] as const)('converts %s (%s) with the value "%s"', (target, grammar, value, expected) => {
    expect(parseLegacyStyle(target, grammar, value)).toEqual(expected);
  });

  test.each([
    ['width', 'css', 'url(x)'],
    ['width', 'css', ''],
    ['size', 'choice', '__proto__'],
    ['clear', 'choice', 'constructor'],
    ['clear', 'choice', 'left=clear:left right'],
    ['clear', 'choice', ''],
  ] as const)('rejects %s (%s) with the value "%s"', (target, grammar, value) => {
    expect(parseLegacyStyle(target, grammar, value)).toBeUndefined();
  });
});
