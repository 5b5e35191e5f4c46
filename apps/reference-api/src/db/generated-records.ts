import { revisionPurposes } from '@producer-portal/api';
import type { GenerateContentOptions } from '@producer-portal/api/sample-library';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { toRecordRow } from './records.ts';
import { indexKnownWords } from './spelling.ts';
import type { Database } from './tables.ts';

/** Prevents two revisions of a record from being in effect at the same time. */
const EXCLUSION = sql.ref('revision_periods_content_key_kind_period_excl');

/** The tables to fill. */
const TABLES = ['content_records', 'revisions', 'revision_periods'];

/**
 * Adds generated records for benchmarks, each with a first revision, and keeps existing records. It drops
 * the indexes first and creates them again at the end, which is much faster than updating them. It
 * updates the records' counts at the end too. The tables are locked until then. Finally, it updates the
 * planner's statistics.
 *
 * @param onProgress Called with the number of records processed so far.
 */
export async function addGeneratedRecords(
  db: Kysely<Database>,
  options: GenerateContentOptions,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  const { generateContent } = await import('@producer-portal/api/sample-library');
  await db.transaction().execute(async (tx) => {
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index
      where indrelid::regclass::text = any(${TABLES})
        and not exists (select from pg_constraint where conindid = indexrelid)
    `.execute(tx);
    for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(tx);
    await sql`alter table revision_periods drop constraint ${EXCLUSION}`.execute(tx);
    await sql`alter table content_records disable trigger count_added`.execute(tx);
    let addedRecords = 0;
    for await (const batch of generateContent(options)) {
      const added = await tx
        .insertInto('content_records')
        .values(batch.map(toRecordRow))
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .execute();
      await addFirstRevisions(
        tx,
        added.map(({ key }) => key),
      );
      addedRecords += batch.length;
      onProgress(addedRecords);
    }
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
    await sql`
      alter table revision_periods add constraint ${EXCLUSION}
        exclude using gist (content_key with =, kind with =, period with &&)
    `.execute(tx);
    for (const { definition } of indexes) await sql.raw(definition).execute(tx);
    await sql`alter table content_records enable trigger count_added`.execute(tx);
    await sql`select recount_content()`.execute(tx);
    await indexKnownWords(tx);
  });
  await sql`vacuum analyze ${sql.raw(TABLES.join(', '))}, content_counts, filter_groups`.execute(
    db,
  );
}

/** Publishes each record as its first revision, which is in effect between the dates of the record. */
async function addFirstRevisions(tx: Transaction<Database>, keys: readonly number[]) {
  const columns = sql`
    key, record_type, record_id, slug, category, title, body, states, products, channel, agents, area,
    published_at, related, facets, starts_at, document, terms, holds_from, holds_until`;
  await sql`
    insert into revisions (${columns}, id, number)
    select ${columns}, record_type || '-' || record_id || '-1', 1
    from content_records where key = any(${keys}::int[])
  `.execute(tx);
  const toDayStart = (day: RawBuilder<unknown>) =>
    sql`(${day})::timestamp at time zone 'America/New_York'`;
  await sql`
    insert into revision_periods (content_key, kind, revision_id, period)
    select key, kind, id, tstzrange(
      greatest(
        date_trunc('minute', published_at), ${toDayStart(sql`(document->>'effective_from')::date`)}
      ),
      ${toDayStart(sql`(document->>'effective_until')::date + 1`)}
    )
    from revisions, unnest(${[...revisionPurposes]}::text[]) kind
    where key = any(${keys}::int[])
  `.execute(tx);
}
