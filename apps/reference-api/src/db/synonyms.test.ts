import { expect, it } from 'vitest';
import { synonymVariants } from './synonyms.ts';

it('returns all synonym variants of a query', () => {
  expect(synonymVariants('mh roof')).toEqual([
    'mh roof',
    '"mobile home" roof',
    '"manufactured home" roof',
  ]);
  expect(synonymVariants('Travel trailer')).toEqual(['Travel trailer', '"TT"']);
  expect(synonymVariants('oh hail')).toEqual(['oh hail', '"Ohio" hail']);
  expect(synonymVariants('New York')).toEqual(['New York', '"NY"']);
  expect(synonymVariants('MI moratorium')).toContain('MI "binding suspension"');
  expect(synonymVariants('binding hold')).toContain('"moratorium"');
  expect(synonymVariants('TT UMB')).toEqual([
    'TT UMB',
    'TT "umbrella"',
    '"travel trailer" UMB',
    '"travel trailer" "umbrella"',
  ]);
});

it.each(['roof', '', 'MHP', 'umbrellas', 'FL-MH', '-mh', '"mh roof"', 'mh-04'])(
  'leaves %j unchanged',
  (query) => {
    expect(synonymVariants(query)).toEqual([query]);
  },
);

it('treats a code that is a word as a state only in capitals at the start or end', () => {
  expect(synonymVariants('OR')).toEqual(['"Oregon"']);
  expect(synonymVariants('rates IN')).toEqual(['rates "Indiana"']);
  expect(synonymVariants('Oregon')).toEqual(['Oregon']);
  for (const query of ['HAIL OR FIRE', 'roof in ohi', 'or', 'tell me', 'CO-OP', 'co-op']) {
    expect(synonymVariants(query)).toEqual([query]);
  }
});

it('limits the number of variants', () => {
  expect(synonymVariants('MH TT UMB MC RV UW CE')).toHaveLength(9);
});
