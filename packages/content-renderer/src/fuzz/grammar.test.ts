import { expect, test } from 'vitest';
import { generate } from './grammar.ts';

const documents = Array.from({ length: 2_000 }, (_, seed) => generate(seed));

test('one seed is one document, and another seed another', () => {
  expect(generate(7)).toBe(documents[7]);
  expect(new Set(documents).size).toBeGreaterThan(1_990);
});

test.each([
  ['a script', /<script/i],
  ['a handler', /\son(?:error|load|click|focus|toggle)\s*=/i],
  ['an address that runs', /javascript:/i],
  ['an address in entities', /&#x?[\da-f]{2,};?&#/i],
  ['a drawing', /<svg/i],
  ['a formula', /<math/i],
  ['an integration point', /<(?:foreignobject|annotation-xml|desc|mtext)/i],
  ['a frame', /<iframe/i],
  ['a style that loads', /style[^>]{1,200}url\(/i],
  ['a cover', /line-height:0|height:0/],
  ['what React hoists', /precedence|<title|<meta|<link/i],
  ['what React reads', /\s(?:ref|key|is|dangerouslysetinnerhtml)\s*=/i],
  ['a shadow root', /shadowrootmode/i],
  ['a popover', /popover/i],
  ['an import map', /importmap/i],
  ['a form', /<form/i],
  ['a table out of order', /<table[^>]*><(?:a|b|i|p|style)\b/i],
  ['a list of options', /<select/i],
  ['raw text', /<(?:xmp|noembed|noframes|noscript|textarea|plaintext)/i],
  ['a comment that ends oddly', /--!>|<!-->/],
  ['a section of CDATA', /<!\[CDATA\[/],
  ['deep nesting', /(<[a-z1-6-]+>)(?:\1){100}/i],
  ['a null byte', /\0/],
  ['half of a character', /\p{Surrogate}/u],
  ['a set of pictures', /srcset/i],
  ["a name of the page's own", /portal-config|location|attributes/],
])('%s is among the documents', (_, what) => {
  expect(documents.filter((html) => what.test(html)).length).toBeGreaterThan(10);
});
