import { sql, type Kysely } from 'kysely';

/**
 * Stores which users have acknowledged which revisions. Reads and acknowledgements are evidence: rows can be added,
 * but not changed. Reads can be deleted only together with their record. Acknowledgements can't be deleted, and neither can
 * a record that someone has acknowledged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table revision_acknowledgements (
      uuid text not null,
      revision_id text not null references revisions,
      acknowledged_at timestamptz not null,
      primary key (uuid, revision_id)
    )`,
    sql`create index revision_acknowledgements_of_revision on revision_acknowledgements (revision_id)`,
    // Few revisions require acknowledgement, so a query for a user's missing acknowledgements scans only this index.
    sql`create index revisions_to_acknowledge on revisions (key) where acknowledgement_required`,
    sql`create function keep_evidence() returns trigger language plpgsql as $$
      begin
        -- Reads of a deleted record are deleted with it, through a trigger.
        if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
        raise exception 'Reads and acknowledgements never change.'
          using errcode = 'integrity_constraint_violation';
      end $$`,
    ...['revision_reads', 'revision_acknowledgements'].flatMap((table) => [
      sql`create trigger keep_evidence before update or delete on ${sql.table(table)}
        for each row execute function keep_evidence()`,
      sql`create trigger keep_all_evidence before truncate on ${sql.table(table)}
        for each statement execute function keep_evidence()`,
    ]),
  ];
  for (const statement of statements) await statement.execute(db);
}
