import { sql, type Kysely } from 'kysely';

/**
 * Stores the audit log. A trigger rejects all updates, and deletions of rows from the last 30 days, even by the host's own
 * database user.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      event text not null,
      person_id text,
      agent_id text,
      sign_in text,
      request_id text,
      details jsonb
    )`,
    sql`create index audit_log_by_time on audit_log (at)`,
    sql`create index audit_log_by_person on audit_log (person_id, at)`,
    sql`create function protect_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '30 days' then
        return old;
      end if;
      raise exception 'The audit log can only be added to.' using errcode = 'insufficient_privilege';
    end $$`,
    sql`create trigger audit_log_rows before update or delete on audit_log
      for each row execute function protect_audit_log()`,
    sql`create trigger audit_log_truncate before truncate on audit_log
      for each statement execute function protect_audit_log()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
