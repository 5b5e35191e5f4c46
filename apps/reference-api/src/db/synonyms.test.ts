import { expect, it } from 'vitest';
import { compileSynonyms } from './synonyms.ts';

const { getVariants, words } = compileSynonyms([
  ['MH', 'mobile home', 'manufactured home'],
  ['TT', 'travel trailer'],
  ['UMB', 'umbrella'],
  ['MC', 'motorcycle'],
  ['RV', 'motor home'],
  ['moratorium', 'binding suspension', 'binding hold'],
  ['co-op balance', 'co-op funds'],
]);

it('returns all synonym variants of a query', () => {
  expect(getVariants('mh roof')).toEqual([
    'mh roof',
    '"mobile home" roof',
    '"manufactured home" roof',
  ]);
  expect(getVariants('Travel trailer')).toEqual(['Travel trailer', '"TT"']);
  expect(getVariants('oh hail')).toEqual(['oh hail', '"Ohio" hail']);
  expect(getVariants('New York')).toEqual(['New York', '"NY"']);
  expect(getVariants('MI moratorium')).toContain('MI "binding suspension"');
  expect(getVariants('binding hold')).toContain('"moratorium"');
  expect(getVariants('my co-op balance')).toEqual(['my co-op balance', 'my "co-op funds"']);
  expect(getVariants('TT UMB')).toEqual([
    'TT UMB',
    'TT "umbrella"',
    '"travel trailer" UMB',
    '"travel trailer" "umbrella"',
  ]);
});

it.each(['roof', '', 'MHP', 'umbrellas', 'FL-MH', '-mh', '"mh roof"', 'mh-04'])(
  'leaves %j unchanged',
  (query) => {
    expect(getVariants(query)).toEqual([query]);
  },
);

it('treats a state code that is also a word as a state only if it is in capitals at the start or end', () => {
  expect(getVariants('OR')).toEqual(['"Oregon"']);
  expect(getVariants('rates IN')).toEqual(['rates "Indiana"']);
  expect(getVariants('Oregon')).toEqual(['Oregon']);
  for (const query of ['HAIL OR FIRE', 'roof in ohi', 'or', 'tell me', 'CO-OP', 'co-op']) {
    expect(getVariants(query)).toEqual([query]);
  }
});

it('limits the number of variants', () => {
  expect(getVariants('MH TT UMB MC RV')).toHaveLength(9);
});

it('lists the words of all terms, and no other words', () => {
  expect(['mh', 'mobile', 'texas', 'tx'].filter((word) => words.has(word))).toHaveLength(4);
  expect(words.has('zeppelin')).toBe(false);
});

it.each([
  [['c++ (form)', 'a|b'], 'c++ (form)', ['c++ (form)', '"a|b"']],
  [['$& fee', 'fee'], 'fee', ['fee', '"$& fee"']],
])('treats special characters in the terms %j as text', (terms, query, variants) => {
  expect(compileSynonyms([terms]).getVariants(query)).toEqual(variants);
});

it.each([
  [['"quoted" term', 'plain'], 'plain', ['plain', '"quoted  term"']],
  [['', ' ', 'plain'], 'plain', ['plain']],
  [[], 'plain', ['plain']],
])('ignores quotes and empty terms in %j', (terms, query, variants) => {
  expect(compileSynonyms([terms]).getVariants(query)).toEqual(variants);
});
