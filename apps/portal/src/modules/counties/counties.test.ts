import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { usStates } from '../states/us-states.ts';
import { countiesQuery, isZipCode, zipCodeQuery } from './counties.ts';

const client = new QueryClient();
const counties = (state: string) => client.fetchQuery(countiesQuery(state));
const findCountyNames = async (zip: string) =>
  (await client.fetchQuery(zipCodeQuery(zip))).map(({ name, state }) => `${name}, ${state}`);

describe('countiesQuery', () => {
  it('returns the counties of every state', async () => {
    const all = (await Promise.all(usStates.map(({ code }) => counties(code)))).flat();
    expect(all).toHaveLength(3142);
    expect(new Set(all.map(({ fips }) => fips)).size).toBe(3142);
    expect(all.filter(({ fips }) => !/^\d{5}$/.test(fips))).toEqual([]);
  });

  it('distinguishes an independent city from the county of the same name', async () => {
    const virginia = await counties('VA');
    const fairfax = virginia.filter(({ name }) => name.startsWith('Fairfax'));
    expect(fairfax).toEqual([
      { fips: '51600', name: 'Fairfax city', state: 'VA' },
      { fips: '51059', name: 'Fairfax County', state: 'VA' },
    ]);
    // Bedford became a part of Bedford County in 2013.
    expect(virginia.filter(({ name }) => name.startsWith('Bedford'))).toEqual([
      { fips: '51019', name: 'Bedford County', state: 'VA' },
    ]);
  });

  it('uses the current name and code of a renamed county', async () => {
    expect(await counties('SD')).toContainEqual({
      fips: '46102',
      name: 'Oglala Lakota County',
      state: 'SD',
    });
  });

  it('returns nothing for an unknown state', async () => {
    expect(await counties('ZZ')).toEqual([]);
  });
});

describe('zipCodeQuery', () => {
  it.each([
    ['44870', ['Erie County, OH']],
    ['43449', ['Ottawa County, OH', 'Sandusky County, OH']],
    // A ZIP code that crosses a state border.
    ['42223', ['Christian County, KY', 'Montgomery County, TN']],
    ['00000', []],
  ])('finds the counties of %s', async (zip, expected) => {
    expect(await findCountyNames(zip)).toEqual(expected);
  });
});

it('recognizes ZIP codes', () => {
  expect(['44870', '4487', '44870-1234', '4487O', ''].map(isZipCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
