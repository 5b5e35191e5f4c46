import { sql, type Kysely } from 'kysely';

/** Leaves withdrawn records out of the index of withdrawals, because every host reads the due ones each second. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop index content_withdrawals`,
    sql`create index content_withdrawals on content_records (withdraw_at)
      where withdraw_at is not null and area is distinct from 'withheld'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
