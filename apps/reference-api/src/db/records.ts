import type { Insertable } from 'kysely';
import { findableBy, type FindableRecord } from './find-by.ts';
import { plainText } from './plain-text.ts';
import { EVERY_STATE, type Database } from './tables.ts';

/** A content record of any type, with those of its fields that lists are filtered and ordered by. */
export type ContentToStore = FindableRecord & {
  starts_at?: string | null | undefined;
} & { readonly [flag in (typeof FLAGS)[number]]?: boolean | null | undefined };

const FLAGS = ['is_featured', 'is_new', 'is_monthly', 'is_prelaunch'] as const;

/** What a record is filtered by beside its columns, each as a word of its own. */
function facetsOf(record: ContentToStore): string[] {
  const terms = (key: 'types' | 'systems' | 'platforms') =>
    (record[key] ?? []).map((term) => `${key}:${term.key}`);
  return [
    ...terms('types'),
    ...terms('systems'),
    ...terms('platforms'),
    ...FLAGS.filter((flag) => record[flag] === true),
  ];
}

/** A row of `content_records`. A notice's `read` flag is somebody's, not its own. */
export function recordRow(record: ContentToStore): Insertable<Database['content_records']> {
  const { read: _read, ...document } = record;
  const states = (record.states ?? []).map(({ code }) => code);
  return {
    record_type: record.record_type,
    record_id: String(record.id),
    slug: record.slug ?? String(record.id),
    category: record.category?.key ?? null,
    title: record.title,
    body: plainText((record.contents ?? []).map(({ content }) => content).join(' ')),
    states: states.length > 0 ? states : [EVERY_STATE],
    products: (record.products ?? []).flatMap(({ slug }) => slug ?? []),
    channel: record.channel ?? null,
    agents: record.agents ?? [],
    area: record.area ?? null,
    published_at: record.published_at ?? new Date(0).toISOString(),
    facets: facetsOf(record),
    starts_at: record.starts_at ?? null,
    ...findableBy(record),
    document: JSON.stringify(document),
  };
}
