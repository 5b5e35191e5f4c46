import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from '../parse/parse.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { excerpt, readingTime, toText } from './text.ts';

describe('toText', () => {
  test.each([
    ['<p>One\n  two</p><p>Three<br>four</p>', 'One two\nThree\nfour'],
    ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', 'a\nb\nc'],
    [
      '<table><tr><th>State</th><th>Change</th></tr><tr><td>OH</td><td>+4.8%</td></tr></table>',
      'State\tChange\nOH\t+4.8%',
    ],
    // A table from Word, with an empty corner cell.
    [
      '<p>Rates</p><table><tr><td> </td><td><p>Change</p></td></tr> <tr><td><p>OH</p><p>(new)</p></td><td><p>+4.8%</p></td></tr><tr><td></td><td></td></tr></table><p>x</p>',
      'Rates\n\tChange\nOH (new)\t+4.8%\nx',
    ],
    // A table inside a cell stays on the line of the cell's row. A row with one cell counts as layout.
    [
      '<table><tr><td><p>a</p><p>b</p></td></tr><tr><td>c</td><td><table><tr><td>d</td><td>e</td></tr><tr><td>f</td></tr></table></td></tr></table>',
      'a\nb\nc\td e f',
    ],
    ['<pre>one\n  two\n\n<b>three\n</b></pre>four\nfive', 'one\ntwo\nthree\nfour five'],
    [
      '<dl><dt>Limit</dt><dd>$500</dd></dl><hr><figure><img src="/a" alt="Hail"><figcaption>Map</figcaption></figure>',
      'Limit\n$500\nMap',
    ],
    ['<p>cov\u00ader\u200bage<wbr>s\ufeff</p>', 'coverages'],
    ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>', '漢kan'],
    ['<details><summary>More</summary>words</details>', 'More\nwords'],
    ['<p>a<script>x</script><style>y</style>b<!-- c --></p>', 'ab'],
    ['<p>a</p><p style="display:none">hidden</p><div class="placeholder">drop here</div>', 'a'],
    ['<p>5 &lt; 6 &amp; 7&nbsp;!</p>', '5 < 6 & 7 !'],
    ['', ''],
  ])('converts %s', (html, text) => {
    expect(toText(html)).toBe(text);
  });
});

test('all functions accept a tree', () => {
  const tree = sanitize(parse('<h2>Roof age</h2><p>Send two photos.</p>'));
  expect(toText(tree)).toBe('Roof age\nSend two photos.');
  expect(excerpt(tree, 9)).toBe('Roof age…');
  expect(readingTime(tree)).toBe(1);
});

test('toText leaves out labels that the rules add', () => {
  const html = `<h2>Roof <a href="https://elsewhere.com/">age</a></h2><p>Send</p>${'<i>x</i>'.repeat(5)}`;
  const policy = { limits: { nodes: 9 } };
  const labels = { external: '(opens another site)', headingLink: 'Link to', truncated: 'Cut' };
  const tree = sanitize(parse(html, policy), { policy });
  expect(toText(applyRules(tree, { labels }))).toBe('Roof age\nSend\nx');
});

test.each([null, undefined, 42, {}, [], { children: null }])('%s has no text', (received) => {
  const content = received as string;
  expect([toText(content), excerpt(content, 10), readingTime(content)]).toEqual(['', '', 0]);
});

test('toText ignores empty cells and lines, even if there are many', () => {
  const row = `<tr>${'<td> </td>'.repeat(100)}</tr>\n`;
  expect(toText(`<table>${row.repeat(300)}</table>${'<br> '.repeat(30_000)}x`)).toBe('x');
});

describe('excerpt', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const html = '<h2>Roof age</h2><p>Send two photos, please.</p>';

  test.each([
    [100, 'Roof age Send two photos, please.'],
    [33, 'Roof age Send two photos, please.'],
    [32, 'Roof age Send two photos…'],
    [14, 'Roof age Send…'],
    [9, 'Roof age…'],
    [6, 'Roof…'],
    [3, 'Ro…'],
    [1, '…'],
  ])('cuts to %i characters', (length, text) => {
    expect(excerpt(html, length)).toBe(text);
    expect(text.length).toBeLessThanOrEqual(length);
  });

  test.each([
    ['\u{1f3e0}\u{1f3e0}', 2, '…'],
    ['a\u{1f3e0}bcd', 3, 'a…'],
    ['a\u{1f468}\u{200d}\u{1f33e}\u{1f468}\u{200d}\u{1f33e}', 9, 'a\u{1f468}\u{200d}\u{1f33e}…'],
    ['re\u0301sume\u0301', 3, 'r…'],
    ['re\u0301sume\u0301', 4, 're\u0301…'],
    ['\u{1f1fa}\u{1f1f8}\u{1f1fa}\u{1f1f8}', 6, '\u{1f1fa}\u{1f1f8}…'],
  ])('does not split visible characters: %s, %i', (content, length, text) => {
    expect(excerpt(content, length)).toBe(text);
  });

  test('does not split surrogate pairs without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(excerpt('a\u{1f3e0}bcd', 3)).toBe('a…');
    expect(excerpt('abcde', 3)).toBe('ab…');
  });

  test('cuts between any two characters if the script has no spaces', () => {
    expect(excerpt('<p>新着 屋根の築年数を二枚の写真でお送りください</p>', 12)).toBe(
      '新着 屋根の築年数を二…',
    );
  });

  test.each([0, -1, Number.NaN])('is empty for a length of %s characters', (length) => {
    expect(excerpt(html, length)).toBe('');
  });

  test('handles a million dashes', () => {
    expect(excerpt(`a${'-'.repeat(1_000_000)}b c`, 1_000_000)).toBe('a…');
    expect(excerpt(`${'-'.repeat(1_000_000)}b c`, 1_000_002)).toHaveLength(1_000_002);
  });

  test('removes an opening bracket or dash before the ellipsis', () => {
    expect(excerpt('<p>Roof age — (new) form</p>', 13)).toBe('Roof age…');
  });
});

describe('readingTime', () => {
  test.each([
    ['', 0],
    ['<p>— 🏠</p>', 0],
    ['<p>One word or two.</p>', 1],
    [`<p>${'word '.repeat(230)}</p>`, 1],
    [`<p>${'word '.repeat(231)}</p>`, 2],
  ])('estimates the minutes to read a text (case %#)', (html, minutes) => {
    expect(readingTime(html)).toBe(minutes);
  });
});
