import { describe, expect, it } from 'vitest';
import { toPlainText, toSearchableText } from './plain-text.ts';
import { formatSnippet } from './snippet.ts';

describe('toPlainText', () => {
  it.each([
    ['<h2>Roof age</h2>\n<p>Send photos.</p><p>Soon.</p>', 'Roof age · Send photos. Soon.'],
    ['<tr><th>States</th><td>MI,\n OH</td></tr>', 'States · MI, OH'],
    ['<p>Write to <b>us</b><em>!</em></p>', 'Write to us!'],
    ['one<br/>two<hr>three', 'one · two · three'],
    ['<p>&nbsp;</p><p>a &lt; b &amp; c&#62;d</p>', 'a < b & c>d'],
    ['<p>A [[mark]] of its own</p><script>alert(1)</script>', 'A mark of its own'],
    ['<p title="5 &gt; 4">five</p><!-- <p>no</p> -->', 'five'],
  ])('converts %j to %j', (html, text) => expect(toPlainText(html)).toBe(text));
});

describe('toSearchableText', () => {
  it.each([
    [
      '<p>Four counties.</p><TABLE><tr><th>County</th><td>Lucas</td></tr></TABLE><p>Call us.</p>',
      'Four counties. Call us.\x1FCounty · Lucas',
    ],
    ['<table><tr><td>Only</td><td>cells</td></tr></table>', '\x1FOnly · cells'],
    ['<p>No table\x1F here</p>', 'No table here'],
    ['<p>Cut off</p><table><tr><td>cell', 'Cut off\x1Fcell'],
    ['<p>A</p><p>—</p><p>·</p><p>B</p>', 'A · B'],
  ])('puts tables at the end: %j', (html, text) => expect(toSearchableText(html)).toBe(text));
});

describe('formatSnippet', () => {
  const text = 'Wind and hail-roof rules · Two photos.';
  it.each([
    ['Wind and [[hail]]', 'Wind and [[hail]]-roof …'],
    ['[[roof]] rules · ', '… hail-[[roof]] rules …'],
    ['[[hail]]-[[roof]] rules · Two photos', '… [[hail-roof]] rules · Two photos.'],
    ['· Two [[photos]]', '… Two [[photos]].'],
    [text, text],
  ])('formats %j as %j', (highlight, snippet) =>
    expect(formatSnippet(text, highlight)).toBe(snippet),
  );
});
