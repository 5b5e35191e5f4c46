import { expect, test } from 'vitest';
import { generate } from './grammar.ts';

const documents = Array.from({ length: 2_000 }, (_, seed) => generate(seed));

test('the same seed gives the same document, and other seeds give other documents', () => {
  expect(generate(7)).toBe(documents[7]);
  expect(new Set(documents).size).toBeGreaterThan(1_990);
});

test.each([
  ['a script', /<script/i],
  ['a handler', /\son(?:error|load|click|focus|toggle)\s*=/i],
  ['a URL that runs code', /javascript:/i],
  ['a URL in character references', /&#x?[\da-f]{2,};?&#/i],
  ['SVG', /<svg/i],
  ['MathML', /<math/i],
  ['an integration point', /<(?:foreignobject|annotation-xml|desc|mtext)/i],
  ['a frame', /<iframe/i],
  ['a style that loads a file', /style[^>]{1,200}url\(/i],
  ['an overlay', /line-height:0|height:0/],
  ['an element that React hoists', /precedence|<title|<meta|<link/i],
  ['an attribute that React interprets', /\s(?:ref|key|is|dangerouslysetinnerhtml)\s*=/i],
  ['a shadow root', /shadowrootmode/i],
  ['a popover', /popover/i],
  ['an import map', /importmap/i],
  ['a form', /<form/i],
  ['a table with misplaced elements', /<table[^>]*><(?:a|b|i|p|style)\b/i],
  ['a select element', /<select/i],
  ['raw text', /<(?:xmp|noembed|noframes|noscript|textarea|plaintext)/i],
  ['a comment with an unusual end', /--!>|<!-->/],
  ['a CDATA section', /<!\[CDATA\[/],
  ['deep nesting', /(<[a-z1-6-]+>)(?:\1){100}/i],
  ['a null byte', /\0/],
  ['a lone surrogate', /\p{Surrogate}/u],
  ['a srcset', /srcset/i],
  ['a name that the page itself uses', /portal-config|location|attributes/],
])('the documents contain %s', (_, pattern) => {
  expect(documents.filter((html) => pattern.test(html)).length).toBeGreaterThan(10);
});
