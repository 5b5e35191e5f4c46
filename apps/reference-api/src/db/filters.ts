import type { QueryKind } from '@producer-portal/api/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { QueryValues } from '../http/query.ts';
import { toTsQuery } from './search.ts';
import { readSynonyms } from './synonyms.ts';
import { EVERY_STATE, type Database } from './tables.ts';

/**
 * Query kinds that need more than a filter on `content_records`. For example, `search` uses the synonyms, `unread` the
 * viewer's reads, and `asOf` the revisions.
 */
type OtherKind =
  | 'asOf'
  | 'bindAction'
  | 'bindCounty'
  | 'bindProduct'
  | 'bindState'
  | 'bindTime'
  | 'orderStatus'
  | 'page'
  | 'purpose'
  | 'recordTypes'
  | 'redirectedPath'
  | 'revisedRecord'
  | 'revisedRecordType'
  | 'search'
  | 'searchWords'
  | 'unread';

type FilterKind = Exclude<QueryKind, OtherKind>;

type Value<Kind extends QueryKind> = NonNullable<QueryValues[Kind]>;

const inCategory = (key: string) => sql<SqlBool>`c.category = ${key}`;
const hasFacet = (facet: string) => () => sql<SqlBool>`c.facets && ${[facet]}::text[]`;
const hasTerm = (name: string) => (keys: readonly string[]) =>
  sql<SqlBool>`c.facets && ${keys.map((key) => `${name}:${key}`)}::text[]`;
const isForState = (codes: readonly string[]) =>
  sql<SqlBool>`c.states && ${[...codes, EVERY_STATE]}::text[]`;

/**
 * The SQL condition of each filter on `content_records as c`. Empty lists and unset flags are never
 * passed in.
 */
const conditions: { readonly [Kind in FilterKind]: (value: Value<Kind>) => RawBuilder<SqlBool> } = {
  alertGroup: inCategory,
  category: inCategory,
  ceState: (code) => hasTerm('ce')([code]),
  countedAlertGroup: inCategory,
  guideCategory: inCategory,
  isFeatured: hasFacet('is_featured'),
  isMonthly: hasFacet('is_monthly'),
  isNew: hasFacet('is_new'),
  isPrelaunch: hasFacet('is_prelaunch'),
  platforms: hasTerm('platforms'),
  posted: ({ first }) => sql`c.published_at >= ${first}`,
  productArea: (area) => sql`c.area = ${area}`,
  products: (slugs) => sql`c.products && ${[...slugs]}::text[]`,
  publishedFrom: ({ first }) => sql`c.published_at >= ${first}`,
  publishedUntil: ({ last }) => sql`c.published_at <= ${last}`,
  socialPostGroup: inCategory,
  startsFrom: ({ first }) => sql`c.starts_at >= ${first}`,
  startsUntil: ({ last }) => sql`c.starts_at <= ${last}`,
  state: (code) => isForState([code]),
  states: isForState,
  systems: hasTerm('systems'),
  tags: hasTerm('tags'),
  types: hasTerm('types'),
};

/** The filters that use only columns of `content_counts` and `filter_groups`. */
const COUNTED_KINDS: readonly FilterKind[] = [
  'alertGroup',
  'category',
  'countedAlertGroup',
  'guideCategory',
  'productArea',
  'products',
  'socialPostGroup',
  'state',
  'states',
];

const isFilterKind = (kind: string): kind is FilterKind => Object.hasOwn(conditions, kind);

const isEmpty = (value: unknown) =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0);

function toFilterCondition<Kind extends FilterKind>(
  kind: Kind,
  value: QueryValues[Kind],
): RawBuilder<SqlBool>[] {
  // A value that is not empty has the type that its kind requires.
  return isEmpty(value) ? [] : [conditions[kind](value as Value<Kind>)];
}

/** Returns the SQL conditions of a query's filters. */
export const filterConditions = async (
  db: Kysely<Database>,
  values: QueryValues,
): Promise<RawBuilder<SqlBool>[]> => [
  ...groupConditions(values),
  ...(await otherConditions(db, values)),
];

/** Returns the conditions that also work on `content_counts as c` and `filter_groups as c`. */
export const groupConditions = (values: QueryValues): RawBuilder<SqlBool>[] =>
  COUNTED_KINDS.flatMap((kind) => toFilterCondition(kind, values[kind]));

/** Returns the conditions that {@link groupConditions} doesn't include. */
export async function otherConditions(
  db: Kysely<Database>,
  { search, ...values }: QueryValues,
): Promise<RawBuilder<SqlBool>[]> {
  const fieldConditions = Object.keys(values)
    .filter(isFilterKind)
    .filter((kind) => !COUNTED_KINDS.includes(kind))
    .flatMap((kind) => toFilterCondition(kind, values[kind]));
  if (search === undefined) return fieldConditions;
  return [...fieldConditions, sql`c.tsv @@ ${toTsQuery(search, await readSynonyms(db))}`];
}

/** Whether the filters also work on `content_counts as c`. */
export function canUseCounts({ search, ...values }: QueryValues): boolean {
  const kinds = Object.keys(values).filter(isFilterKind);
  return (
    search === undefined &&
    kinds.every((kind) => isEmpty(values[kind]) || COUNTED_KINDS.includes(kind))
  );
}
