import { expect, it } from 'vitest';
import { spellingsOf } from './synonyms.ts';

it('spells a query in all the ways of the trade', () => {
  expect(spellingsOf('mh roof')).toEqual([
    'mh roof',
    '"mobile home" roof',
    '"manufactured home" roof',
  ]);
  expect(spellingsOf('Travel trailer')).toEqual(['Travel trailer', '"TT"']);
  expect(spellingsOf('TT UMB')).toEqual([
    'TT UMB',
    'TT "umbrella"',
    '"travel trailer" UMB',
    '"travel trailer" "umbrella"',
  ]);
});

it.each(['roof', '', 'MHP', 'umbrellas', 'FL-MH', '-mh', '"mh roof"', 'mh-04'])(
  'leaves %j as it is',
  (query) => {
    expect(spellingsOf(query)).toEqual([query]);
  },
);

it('stays short, whatever is written', () => {
  expect(spellingsOf('MH TT UMB MC RV UW CE')).toHaveLength(9);
});
