import { sql, type Kysely } from 'kysely';

/** Adds the tags of existing records to their filter keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update content_records
    set facets = facets || array(
      select 'tags:' || (tag->>'key') from jsonb_array_elements(document->'tags') tag
    )
    where jsonb_typeof(document->'tags') = 'array'
  `.execute(db);
}
