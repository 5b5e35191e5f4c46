import { expect, it } from 'vitest';
import { synonymVariants } from './synonyms.ts';

it('spells a query in all the ways of the trade', () => {
  expect(synonymVariants('mh roof')).toEqual([
    'mh roof',
    '"mobile home" roof',
    '"manufactured home" roof',
  ]);
  expect(synonymVariants('Travel trailer')).toEqual(['Travel trailer', '"TT"']);
  expect(synonymVariants('oh hail')).toEqual(['oh hail', '"Ohio" hail']);
  expect(synonymVariants('New York')).toEqual(['New York', '"NY"']);
  expect(synonymVariants('TT UMB')).toEqual([
    'TT UMB',
    'TT "umbrella"',
    '"travel trailer" UMB',
    '"travel trailer" "umbrella"',
  ]);
});

it.each(['roof', '', 'MHP', 'umbrellas', 'FL-MH', '-mh', '"mh roof"', 'mh-04'])(
  'leaves %j as it is',
  (query) => {
    expect(synonymVariants(query)).toEqual([query]);
  },
);

it('takes a code that is a word for a state in capitals alone, where it joins nothing', () => {
  expect(synonymVariants('OR')).toEqual(['"Oregon"']);
  expect(synonymVariants('rates IN')).toEqual(['rates "Indiana"']);
  expect(synonymVariants('Oregon')).toEqual(['Oregon']);
  for (const query of ['HAIL OR FIRE', 'roof in ohi', 'or', 'tell me', 'CO-OP', 'co-op']) {
    expect(synonymVariants(query)).toEqual([query]);
  }
});

it('stays short, whatever is written', () => {
  expect(synonymVariants('MH TT UMB MC RV UW CE')).toHaveLength(9);
});
