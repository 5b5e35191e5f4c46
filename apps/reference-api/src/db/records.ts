import type { Insertable } from 'kysely';
import { toSearchFields, type SearchableRecord } from './search-fields.ts';
import { getPassages } from './passages.ts';
import { toSearchableText } from './plain-text.ts';
import { EVERY_STATE, type Database } from './tables.ts';

/** A content record of any type, with the fields that lists filter and sort by. */
export type ContentToStore = SearchableRecord & {
  starts_at?: string | null | undefined;
  ce_credits?: readonly { readonly state: string; readonly hours: number }[] | null | undefined;
} & { readonly [flag in (typeof FLAGS)[number]]?: boolean | null | undefined };

const FLAGS = ['is_featured', 'is_new', 'is_monthly', 'is_prelaunch'] as const;

/** Returns the filter keys that have no separate column, such as `types:take20` and `ce:OH`. */
function toFacets(record: ContentToStore): string[] {
  const terms = (key: 'types' | 'systems' | 'platforms' | 'tags') =>
    (record[key] ?? []).map((term) => `${key}:${term.key}`);
  return [
    ...terms('types'),
    ...terms('systems'),
    ...terms('platforms'),
    ...terms('tags'),
    ...(record.ce_credits ?? []).flatMap(({ state, hours }) => (hours > 0 ? [`ce:${state}`] : [])),
    ...FLAGS.filter((flag) => record[flag] === true),
  ];
}

/** Converts a record to a row of `content_records`, without the viewer-specific `read` flag. */
export function toRecordRow(record: ContentToStore): Insertable<Database['content_records']> {
  const { read: _read, ...document } = record;
  const states = (record.states ?? []).map(({ code }) => code);
  const body = toSearchableText((record.contents ?? []).map(({ content }) => content).join(' '));
  return {
    record_type: record.record_type,
    record_id: String(record.id),
    slug: record.slug ?? String(record.id),
    category: record.category?.key ?? null,
    title: record.title,
    body,
    states: states.length > 0 ? states : [EVERY_STATE],
    products: (record.products ?? []).flatMap(({ slug }) => slug ?? []),
    channel: record.channel ?? null,
    agents: record.agents ?? [],
    area: record.area ?? null,
    published_at: record.published_at ?? new Date(0).toISOString(),
    related: (record.related ?? []).map(({ id }) => String(id)),
    facets: toFacets(record),
    starts_at: record.starts_at ?? null,
    ...toSearchFields(record, body),
    document: JSON.stringify(document),
    passages: JSON.stringify(getPassages(record)),
  };
}
