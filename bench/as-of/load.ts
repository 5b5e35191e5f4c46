import { sql, type Kysely } from 'kysely';
import type { Database } from '../../apps/reference-api/src/db/tables.ts';

/** Number of revisions of each record. */
export const REVISIONS_PER_RECORD = 5;

/** Days between two revisions of a record. */
const DAYS_APART = 120;

/** The record types and categories. All types have the same number of records. */
const KINDS = [
  ['Alert', 'weather_binding_alerts'],
  ['PolicyUpdate', 'state_and_product_updates'],
  ['UnderwritingGuideline', 'underwriting_guidelines'],
  ['RateBulletin', 'rate_bulletins'],
  ['RateAndRuleManual', 'rate_and_rule_manuals'],
] as const;

const STATES = ['OH', 'MI', 'IN', 'PA', 'TX', 'FL', 'CA', 'WI', 'IL', 'MN'];

/**
 * Adds dated records with five revisions each, one every 120 days. Each revision takes effect ten days after it was
 * published, and ends when the next one takes effect.
 */
export async function loadRevisions(
  db: Kysely<Database>,
  revisions: number,
  now: Date,
): Promise<void> {
  const records = Math.ceil(revisions / REVISIONS_PER_RECORD);
  const columns = sql`
    record_type, record_id, slug, category, title, body, states, products, channel, agents, area,
    published_at, related, facets, starts_at, document, terms, holds_from, holds_until`;
  // The newest revisions were published at any minute of the last 120 days.
  const published = sql`
    date_trunc('minute', ${now}::timestamptz) - ((n * 7919) % (${DAYS_APART} * 1440)) * interval '1 minute'`;
  await sql`
    insert into content_records (${columns})
    select record_type, 'bench-' || n, 'bench-' || n, category, 'Rate change ' || n,
      'Rates of territory ' || n % 997 || ' change for motor homes and travel trailers.',
      array[(${STATES}::text[])[1 + n % ${STATES.length}]], array['motor-home'], null, '{}', null,
      ${published}, '{}', '{}', null,
      jsonb_build_object(
        'id', 'bench-' || n, 'record_type', record_type, 'slug', 'bench-' || n,
        'title', 'Rate change ' || n, 'published_at', ${published},
        'contents', jsonb_build_array(jsonb_build_object('content', repeat('<p>Rates change.</p>', 60)))
      ),
      'rate bulletin', null, null
    from generate_series(1, ${records}::int) n
    join unnest(
      ${KINDS.map(([type]) => type)}::text[], ${KINDS.map(([, category]) => category)}::text[]
    ) with ordinality as kinds (record_type, category, position) on position = 1 + n % ${KINDS.length}
  `.execute(db);
  await sql`
    insert into revisions (key, ${columns}, id, number)
    select key, record_type, record_id, slug, category, title || ', revision ' || number, body, states,
      products, channel, agents, area,
      published_at - (${REVISIONS_PER_RECORD} - number) * ${DAYS_APART} * interval '1 day',
      related, facets, starts_at, document, terms, holds_from, holds_until,
      record_id || '-' || number, number
    from content_records, generate_series(1, ${REVISIONS_PER_RECORD}::int) number
    where record_id like 'bench-%'
    order by key, number`.execute(db);
  await sql`
    insert into revision_periods (content_key, kind, revision_id, period)
    select key, kind, id, tstzrange(
      published_at + interval '10 days',
      lead(published_at) over (partition by key, kind order by number) + interval '10 days'
    )
    from revisions, unnest(array['new_business', 'renewal']) kind
    where id like 'bench-%'`.execute(db);
  for (const table of ['content_records', 'revisions', 'revision_periods'] as const) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}
