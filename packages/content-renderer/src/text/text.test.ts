import { describe, expect, test } from 'vitest';
import { excerpt, readingTime, toText } from './text.ts';

describe('toText', () => {
  test.each([
    ['<p>One\n  two</p><p>Three<br>four</p>', 'One two\nThree\nfour'],
    ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', 'a\nb\nc'],
    [
      '<table><tr><th>State</th><th>Change</th></tr><tr><td>OH</td><td>+4.8%</td></tr></table>',
      'State Change\nOH +4.8%',
    ],
    ['<p>a<script>x</script><style>y</style>b<!-- c --></p>', 'ab'],
    ['<p>a</p><p style="display:none">hidden</p><div class="placeholder">drop here</div>', 'a'],
    ['<p>5 &lt; 6 &amp; 7&nbsp;!</p>', '5 < 6 & 7 !'],
    ['', ''],
  ])('%s', (html, text) => {
    expect(toText(html)).toBe(text);
  });
});

describe('excerpt', () => {
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
  ])('of %i characters', (length, text) => {
    expect(excerpt(html, length)).toBe(text);
    expect(text.length).toBeLessThanOrEqual(length);
  });

  test('parts no character', () => {
    expect(excerpt('<p>\u{1f3e0}\u{1f3e0}</p>', 2)).toBe('…');
    expect(excerpt('<p>a\u{1f3e0}bcd</p>', 3)).toBe('a…');
  });
});

describe('readingTime', () => {
  test.each([
    ['', 0],
    ['<p>— 🏠</p>', 0],
    ['<p>One word or two.</p>', 1],
    [`<p>${'word '.repeat(230)}</p>`, 1],
    [`<p>${'word '.repeat(231)}</p>`, 2],
  ])('%#', (html, minutes) => {
    expect(readingTime(html)).toBe(minutes);
  });
});
