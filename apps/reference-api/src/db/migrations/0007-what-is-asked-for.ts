import { sql, type Kysely } from 'kysely';

/** Number of rows to read and write at a time. */
const BATCH = 500;

type Named = { name: string };

/** The fields of a record that this migration reads. */
type RecordDocument = {
  record_type: string;
  states?: readonly { code: string; name: string }[] | null;
  products?: readonly Named[] | null;
  category?: Named | null;
  tags?: readonly Named[] | null;
  types?: readonly Named[] | null;
  systems?: readonly Named[] | null;
  platforms?: readonly Named[] | null;
  effective_until?: string | null;
  ends_on?: string | null;
  expires_on?: string | null;
  ends_at?: string | null;
  recording?: unknown;
};

type FilledTables = {
  content_records: {
    key: number;
    document: RecordDocument;
    terms: string;
    holds_until: string | null;
  };
};

/**
 * Adds two columns: a record's search terms besides its title and body, and the last day on which the record applies.
 * Search matches the terms too, and uses both columns for ranking. Titles have the highest weight, bodies the lowest.
 */
export async function up(db: Kysely<FilledTables>): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'btree_gin'`.execute(db);
  const wordsIn = (column: string, weight: 'A' | 'B' | 'D') => sql`
    setweight(to_tsvector('english', translate(${sql.ref(column)}, '<>', '  ')), ${sql.lit(weight)})`;

  // This drops the column's index too. Both are created again after the update, so that each row is indexed only once.
  await sql`alter table content_records
    drop column tsv,
    add column terms text not null default '',
    add column holds_until date`.execute(db);
  await fill(db);
  await sql`alter table content_records
    add column tsv tsvector not null generated always as (
      ${wordsIn('title', 'A')} || ${wordsIn('terms', 'B')} || ${wordsIn('body', 'D')}
    ) stored`.execute(db);
  await (
    rows.length > 0
      ? sql`create index content_words on content_records
          using gin (tsv, states, date_trunc('quarter', published_at at time zone 'UTC'))`
      : sql`create index content_words on content_records using gin (tsv, states)`
  ).execute(db);
}

async function fill(db: Kysely<FilledTables>): Promise<void> {
  for (let last = 0; ;) {
    const batch = await db
      .selectFrom('content_records')
      .select(['key', 'document'])
      .where('key', '>', last)
      .orderBy('key')
      .limit(BATCH)
      .execute();
    const end = batch.at(-1);
    if (!end) return;
    for (const { key, document } of batch) {
      await db
        .updateTable('content_records')
        .set(toSearchFields(document))
        .where('key', '=', key)
        .execute();
    }
    last = end.key;
  }
}

/** What producers call a record of each type. Records of other types are found only by their text. */
const typeWords = new Map([
  ['Alert', 'alert'],
  ['PolicyUpdate', 'policy update'],
  ['ProductUpdate', 'product update'],
  ['UnderwritingGuideline', 'underwriting guideline, guide'],
  ['RateBulletin', 'rate bulletin'],
  ['RateAndRuleManual', 'rate and rule manual'],
  ['JobAid', 'job aid'],
  ['Training', 'e-learning, course, training'],
  ['Webinar', 'webinar, training'],
  ['Product', 'product'],
  ['Article', 'sales article'],
  ['FieldManagamentNews', 'field management news'],
  ['FieldManagementNews', 'field management news'],
  ['SalesPromotion', 'promotion'],
  ['Collateral', 'co-op collateral'],
  ['CollateralTemplate', 'co-op collateral template'],
  ['SocialPost', 'social media post'],
  ['Video', 'co-branded video'],
]);

function toSearchFields(record: RecordDocument): { terms: string; holds_until: string | null } {
  const { states, products, category, tags, types, systems, platforms } = record;
  const named = [
    ...(products ?? []),
    category,
    ...[tags, types, systems, platforms].flatMap((list) => list ?? []),
  ];
  const terms = [
    typeWords.get(record.record_type),
    ...(states ?? []).map(({ code, name }) => `${code} ${name}`),
    ...named.map((term) => term?.name),
  ];
  return {
    terms: terms.filter(Boolean).join(' · '),
    holds_until: getLastDay(record),
  };
}

function getLastDay(record: RecordDocument): string | null {
  const { effective_until, ends_on, expires_on, ends_at, recording } = record;
  const end = ends_at && !recording ? Date.parse(ends_at) : NaN;
  return (
    effective_until ??
    ends_on ??
    expires_on ??
    (Number.isNaN(end) ? null : easternDayFormat.format(end))
  );
}

// Swedish dates have the format of ISO 8601: "2026-03-02".
const easternDayFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
});
