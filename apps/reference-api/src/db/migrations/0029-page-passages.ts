import { sql, type Kysely } from 'kysely';

/**
 * Adds a column for the passages of each simple page, with a column for the words of each passage and one for all words of the
 * page. The host extracts the passages of existing pages when it starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const words = (field: string) =>
    sql`to_tsvector('english', translate(coalesce(document->>${sql.lit(field)}, ''), '<>', '  '))`;
  await sql`
    alter table simple_pages
      add column passages jsonb,
      add column passage_words tsvector[]
        generated always as (passage_words(passages)) stored,
      add column tsv tsvector generated always as (
        setweight(${words('title')}, 'A')
        || setweight(${words('excerpt')}, 'B')
        || jsonb_to_tsvector(
          'english', translate(coalesce(passages, '[]')::text, '<>', '  ')::jsonb, '["string"]'
        )
      ) stored
  `.execute(db);
}
