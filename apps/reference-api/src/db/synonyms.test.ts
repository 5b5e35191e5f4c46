import { expect, it } from 'vitest';
import { spellingsOf } from './synonyms.ts';

it('spells a query in all the ways of the trade', () => {
  expect(spellingsOf('mh roof')).toEqual([
    'mh roof',
    '"mobile home" roof',
    '"manufactured home" roof',
  ]);
  expect(spellingsOf('Travel trailer')).toEqual(['Travel trailer', '"TT"']);
  expect(spellingsOf('oh hail')).toEqual(['oh hail', '"Ohio" hail']);
  expect(spellingsOf('New York')).toEqual(['New York', '"NY"']);
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

it('takes a code that is a word for a state in capitals alone, where it joins nothing', () => {
  expect(spellingsOf('OR')).toEqual(['"Oregon"']);
  expect(spellingsOf('rates IN')).toEqual(['rates "Indiana"']);
  expect(spellingsOf('Oregon')).toEqual(['Oregon']);
  for (const query of ['HAIL OR FIRE', 'roof in ohi', 'or', 'tell me', 'CO-OP', 'co-op']) {
    expect(spellingsOf(query)).toEqual([query]);
  }
});

it('stays short, whatever is written', () => {
  expect(spellingsOf('MH TT UMB MC RV UW CE')).toHaveLength(9);
});
