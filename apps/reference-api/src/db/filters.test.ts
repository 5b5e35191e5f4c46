import { postingPeriods } from '@producer-portal/api';
import {
  calls,
  callNames,
  passesFilter,
  queryKinds,
  type FilterableRecord,
  type QueryKind,
} from '@producer-portal/api/contract';
import { getPersonaView } from '@producer-portal/api/sample-library';
import { FIXED_NOW } from '@producer-portal/api/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toEasternDay } from '../lib/eastern-time.ts';
import { databaseKinds, library, useTestHost } from '../testing/test-host.ts';

const PERSONA = 'independent-producer';
const visibleContent: Readonly<Record<string, unknown>> = getPersonaView(
  library,
  library.personas.find(({ id }) => id === PERSONA)!,
);
const today = toEasternDay(FIXED_NOW);
const instantToDay = (instant: string) => toEasternDay(Date.parse(instant));

const toKeys = (terms: FilterableRecord['types']) => terms?.map(({ key }) => key) ?? [];

/** Collects the values of all fields of a record. A value from another field matches nothing. */
const collectValues = (record: FilterableRecord): string[] =>
  [
    'true',
    ...postingPeriods,
    record.category?.key,
    record.area,
    ...(record.states ?? []).map(({ code }) => code),
    ...(record.products ?? []).map(({ slug }) => slug),
    ...(record.ce_credits ?? []).map(({ state }) => state),
    ...[record.types, record.systems, record.platforms, record.tags].flatMap(toKeys),
    ...[record.published_at, record.starts_at].flatMap((at) => (at ? instantToDay(at) : [])),
  ].flatMap((value) => value ?? []);

/** Whether the host lists a record. It leaves out social posts after their last day. */
const isListed = (record: { record_type: string; expires_on?: string | null }) =>
  record.record_type !== 'SocialPost' || (record.expires_on ?? today) >= today;

/** Query parameters that filter a list by a field, with values that match some sample records, but not all of them. */
const filters = callNames.flatMap((name) => {
  const [resource = '', call] = name.split('.');
  const records = visibleContent[resource];
  if (call !== 'list' || !Array.isArray(records)) return [];
  const items: readonly FilterableRecord[] = records.filter(isListed);
  const values = [...new Set(items.flatMap(collectValues))];
  return Object.entries<QueryKind>(calls[name].kinds).flatMap(([key, kind]) => {
    const { format, matches }: { format: string; matches?: unknown } = queryKinds[kind];
    // The search tests cover words, because the database uses word stems.
    if (!matches || kind === 'search') return [];
    const hasFormat = (value: string) =>
      format === 'day' ? /^\d{4}-/.test(value) : (format === 'flag') === (value === 'true');
    const narrowingValues = values.filter((value) => {
      const matchCount = items.filter((item) =>
        passesFilter(kind, [value], item, instantToDay, today),
      ).length;
      return hasFormat(value) && matchCount > 0 && matchCount < items.length;
    });
    return [
      {
        name: `${name} by ${key}`,
        path: calls[name].path,
        key,
        kind,
        items,
        values: narrowingValues.slice(0, 3),
      },
    ];
  });
});

const pageSchema = v.record(v.string(), v.array(v.object({ slug: v.string() })));

describe.each(databaseKinds)('the filters on %s', (database) => {
  const host = useTestHost(database);

  it.each(filters)(
    '$name: returns exactly the records that match',
    async ({ path, key, kind, items, values }) => {
      const client = await host.signIn(PERSONA);
      for (const value of values) {
        const matchingItems = items.filter((item) =>
          passesFilter(kind, [value], item, instantToDay, today),
        );
        const foundSlugs: string[] = [];
        for (let page = 1; page <= Math.ceil(items.length / 20); page += 1) {
          const query = new URLSearchParams({
            [key]: value,
            ...(page > 1 && { page: String(page) }),
          });
          const [list = []] = Object.values(await client.read(`${path}?${query}`, pageSchema));
          foundSlugs.push(...list.map(({ slug }) => slug));
        }
        const expected = matchingItems.map((item) => ('slug' in item ? String(item.slug) : ''));
        expect([...new Set(foundSlugs)].toSorted(), `${key}=${value}`).toEqual(expected.toSorted());
      }
    },
  );
});
