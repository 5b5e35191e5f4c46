import { sql, type Kysely } from 'kysely';

/**
 * Adds a column for the passages of each record's body that can answer questions, and a column for the words of each
 * passage. The host extracts the passages of existing records when it starts, because SQL can't read HTML.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const words = (field: string) =>
    sql`to_tsvector('english', translate(coalesce(passage->>${sql.lit(field)}, ''), '<>', '  '))`;
  const statements = [
    sql`create function passage_words(passages jsonb) returns tsvector[]
      language sql immutable
      return array(
        select setweight(${words('heading')}, 'A') || setweight(${words('text')}, 'B')
        from jsonb_array_elements(passages) with ordinality as list (passage, position)
        order by position
      )`,
    sql`alter table content_records
      add column passages jsonb,
      add column passage_words tsvector[]
        generated always as (passage_words(passages)) stored`,
    sql`create index content_without_passages on content_records (key) where passages is null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
