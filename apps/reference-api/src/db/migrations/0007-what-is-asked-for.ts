import { sql, type Kysely } from 'kysely';
import { findableBy } from '../find-by.ts';

/** So many rows are read and written at once. */
const BATCH = 500;

type Filled = {
  content_records: {
    key: number;
    document: Parameters<typeof findableBy>[0];
    terms: string;
    holds_until: string | null;
  };
};

/**
 * What a record is asked for by beside its title and body, and until when it holds: search finds by the first and goes by
 * both in its order. A title weighs most, a body least.
 */
export async function up(db: Kysely<Filled>): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'btree_gin'`.execute(db);
  const wordsIn = (column: string, weight: 'A' | 'B' | 'D') => sql`
    setweight(to_tsvector('english', translate(${sql.ref(column)}, '<>', '  ')), ${sql.lit(weight)})`;

  // Its index goes with it. It comes back when all is filled in, so that each row is read by words once.
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

async function fill(db: Kysely<Filled>): Promise<void> {
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
        .set(findableBy(document))
        .where('key', '=', key)
        .execute();
    }
    last = end.key;
  }
}
