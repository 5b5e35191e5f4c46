import { sql, type Kysely } from 'kysely';

/** Adds a key for each tag to the `facets` of existing records, the column that list filters match against. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update content_records
    set facets = facets || array(
      select 'tags:' || (tag->>'key') from jsonb_array_elements(document->'tags') tag
    )
    where jsonb_typeof(document->'tags') = 'array'
  `.execute(db);
}
