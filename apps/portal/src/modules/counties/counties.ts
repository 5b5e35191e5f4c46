import { queryOptions } from '@tanstack/react-query';

/** A county, parish, borough, or independent city. */
export interface County {
  /** Five digits. */
  readonly fips: string;
  readonly name: string;
  /** Two-letter code. */
  readonly state: string;
}

/**
 * A row of a state's file, which `tools/counties.ts` generates: FIPS code, name, and ZIP codes, separated by spaces.
 */
type CountyRow = readonly [fips: string, name: string, zips: string];

/** The files of the states. Each is a separate chunk that loads on demand. */
const files = import.meta.glob<readonly CountyRow[]>(
  ['./data/*.json', '!./data/zip-prefixes.json'],
  { import: 'default' },
);

/** One file: for each state, the first three digits of its ZIP codes, separated by spaces. */
const prefixFiles = import.meta.glob<Readonly<Record<string, string>>>('./data/zip-prefixes.json', {
  import: 'default',
});

const loadRows = async (state: string): Promise<readonly CountyRow[]> =>
  (await files[`./data/${state}.json`]?.()) ?? [];

const toCounty =
  (state: string) =>
  ([fips, name]: CountyRow): County => ({ fips, name, state });

/**
 * The counties of a state, sorted by name.
 *
 * @param state a two-letter code.
 */
export const countiesQuery = (state: string) =>
  queryOptions({
    queryKey: ['counties', state],
    queryFn: async () => (await loadRows(state)).map(toCounty(state)),
    staleTime: Infinity,
  });

/** Whether a text has the form of a ZIP code: five digits. */
export const isZipCode = (text: string): boolean => /^\d{5}$/.test(text);

/**
 * The counties that a ZIP code is in. They can be in several states. Empty for an unknown ZIP code.
 *
 * @param zip five digits.
 */
export const zipCodeQuery = (zip: string) =>
  queryOptions({
    queryKey: ['counties', 'zip', zip],
    queryFn: () => findCountiesOfZipCode(zip),
    staleTime: Infinity,
  });

async function findCountiesOfZipCode(zip: string): Promise<County[]> {
  const prefix = zip.slice(0, 3);
  const prefixesByState = (await prefixFiles['./data/zip-prefixes.json']?.()) ?? {};
  const states = Object.entries(prefixesByState)
    .filter(([, prefixes]) => prefixes.split(' ').includes(prefix))
    .map(([state]) => state);
  const counties = await Promise.all(
    states.map(async (state) =>
      (await loadRows(state))
        .filter(([, , zips]) => zips.split(' ').includes(zip))
        .map(toCounty(state)),
    ),
  );
  return counties.flat();
}
