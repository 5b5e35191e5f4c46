import { sql, type Kysely } from 'kysely';

/** Adds the words that records contain. Search uses them to recognize typos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table known_words (
    word text collate "C" primary key,
    records integer not null
  )`.execute(db);
  await sql`
    insert into known_words (word, records)
    select word, ndoc
    from ts_stat($$
      select to_tsvector('simple', translate(concat_ws(' ', title, terms, body), '<>', '  '))
      from content_records
    $$)
    where word ~ '^[a-z]{4,}$'
  `.execute(db);
}
