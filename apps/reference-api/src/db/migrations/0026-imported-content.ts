import { sql, type Kysely } from 'kysely';

/**
 * Adds storage for imported content: the time when each record will be withdrawn, scheduled records, and the names of stored
 * files. `attachments.file` is the name of the stored file. It is null if the host generates the attachment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table content_records add column withdraw_at timestamptz`,
    sql`create index content_withdrawals on content_records (withdraw_at)
      where withdraw_at is not null`,
    sql`create table scheduled_records (
      record_type text not null,
      slug text not null,
      publish_at timestamptz not null,
      document jsonb not null,
      primary key (record_type, slug)
    )`,
    sql`create index scheduled_records_by_time on scheduled_records (publish_at)`,
    sql`alter table attachments add column file text`,
  ];
  for (const statement of statements) await statement.execute(db);
}
