import type { CountyRef } from '../../resources/revisions/schema.ts';

const county = (fips: string, name: string, state: string): CountyRef => ({ fips, name, state });

/** The counties that closed first in the Lake Erie storm. */
export const stormCounties: readonly CountyRef[] = [
  county('26115', 'Monroe', 'MI'),
  county('26163', 'Wayne', 'MI'),
  county('39095', 'Lucas', 'OH'),
  county('39123', 'Ottawa', 'OH'),
  county('39143', 'Sandusky', 'OH'),
  county('39043', 'Erie', 'OH'),
  county('39093', 'Lorain', 'OH'),
  county('39035', 'Cuyahoga', 'OH'),
  county('39085', 'Lake', 'OH'),
  county('39007', 'Ashtabula', 'OH'),
  county('42049', 'Erie', 'PA'),
];

/** The counties that closed a day later. */
export const addedStormCounties: readonly CountyRef[] = [
  county('26091', 'Lenawee', 'MI'),
  county('39173', 'Wood', 'OH'),
  county('39077', 'Huron', 'OH'),
  county('39055', 'Geauga', 'OH'),
  county('42039', 'Crawford', 'PA'),
];

/** The flooded counties, which opened last. */
export const floodedCounties: readonly CountyRef[] = stormCounties.filter(({ fips }) =>
  ['26115', '39095', '39123', '39043'].includes(fips),
);

export const sanduskyCounty = stormCounties.find(({ name }) => name === 'Sandusky')!;

export const fireCounties: readonly CountyRef[] = [
  county('06037', 'Los Angeles', 'CA'),
  county('06111', 'Ventura', 'CA'),
  county('06071', 'San Bernardino', 'CA'),
  county('06073', 'San Diego', 'CA'),
];

export const humboldtCounty = county('06023', 'Humboldt', 'CA');
export const mendocinoCounty = county('06045', 'Mendocino', 'CA');
