import type { Alert } from '@producer-portal/api';
import type { Insertable } from 'kysely';
import { plainText } from './plain-text.ts';
import { EVERY_STATE, type Database } from './tables.ts';

/**
 * A row of `content_records` for an alert or a policy update, which have the same fields. Its `read`
 * flag is somebody's, not its own.
 */
export function recordRow(record: Alert): Insertable<Database['content_records']> {
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
    published_at: record.published_at ?? new Date(0).toISOString(),
    document: JSON.stringify(document),
  };
}
