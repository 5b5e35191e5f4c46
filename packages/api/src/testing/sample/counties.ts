import type { CountyRef } from '../../resources/revisions/schema.ts';

const createCounty = (fips: string, name: string, state: string): CountyRef => ({
  fips,
  name,
  state,
});

/** The counties where binding stopped first in the Lake Erie storm. */
export const stormCounties: readonly CountyRef[] = [
  createCounty('26115', 'Monroe', 'MI'),
  createCounty('26163', 'Wayne', 'MI'),
  createCounty('39095', 'Lucas', 'OH'),
  createCounty('39123', 'Ottawa', 'OH'),
  createCounty('39143', 'Sandusky', 'OH'),
  createCounty('39043', 'Erie', 'OH'),
  createCounty('39093', 'Lorain', 'OH'),
  createCounty('39035', 'Cuyahoga', 'OH'),
  createCounty('39085', 'Lake', 'OH'),
  createCounty('39007', 'Ashtabula', 'OH'),
  createCounty('42049', 'Erie', 'PA'),
];

/** The counties where binding stopped a day later. */
export const addedStormCounties: readonly CountyRef[] = [
  createCounty('26091', 'Lenawee', 'MI'),
  createCounty('39173', 'Wood', 'OH'),
  createCounty('39077', 'Huron', 'OH'),
  createCounty('39055', 'Geauga', 'OH'),
  createCounty('42039', 'Crawford', 'PA'),
];

/** The flooded counties, where binding resumed last. */
export const floodedCounties: readonly CountyRef[] = stormCounties.filter(({ fips }) =>
  ['26115', '39095', '39123', '39043'].includes(fips),
);

export const sanduskyCounty = stormCounties.find(({ name }) => name === 'Sandusky')!;

export const fireCounties: readonly CountyRef[] = [
  createCounty('06037', 'Los Angeles', 'CA'),
  createCounty('06111', 'Ventura', 'CA'),
  createCounty('06071', 'San Bernardino', 'CA'),
  createCounty('06073', 'San Diego', 'CA'),
];

export const humboldtCounty = createCounty('06023', 'Humboldt', 'CA');
export const mendocinoCounty = createCounty('06045', 'Mendocino', 'CA');
