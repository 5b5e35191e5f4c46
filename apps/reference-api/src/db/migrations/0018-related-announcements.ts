import { sql, type Kysely } from 'kysely';

/** Stores which announcements are about the same event, because replaced ones don't count as unread. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table content_records add column related text[] not null default '{}'`,
    sql`update content_records
      set related = array(
        select other->>'id' from jsonb_array_elements(document->'related') other
      )
      where jsonb_typeof(document->'related') = 'array'
        and document->'related' <> '[]'`,
    // Few announcements belong to an event, so counting the replaced ones reads only this index.
    sql`create index content_of_events on content_records (record_type) where related <> '{}'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
