import { sql, type Kysely } from 'kysely';

/**
 * Groups all tokens of one sign-in, so that they end together. Existing sessions belong to no sign-in,
 * so this migration ends them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table sign_ins (
      id text primary key,
      person_id text not null references people,
      device text not null,
      started_at double precision not null,
      last_used_at double precision not null,
      expires_at double precision not null
    )`,
    sql`create index sign_ins_of_person on sign_ins (person_id)`,
    sql`create index sign_ins_by_end on sign_ins (expires_at)`,
    sql`delete from sessions`,
    sql`drop index sessions_by_end`,
    sql`alter table sessions
      drop column actor_id,
      drop column expires_at,
      drop column previous_iat,
      drop column confirmed_at,
      add column replaced jsonb not null,
      add column sign_in_id text not null references sign_ins on delete cascade`,
    sql`create index sessions_of_sign_in on sessions (sign_in_id)`,
    // Admins' tokens are now renewed, so they expire as soon as other users' tokens.
    sql`update people set token_seconds = least(token_seconds, 900)`,
    sql`delete from sign_in_codes`,
    sql`alter table sign_in_codes
      add column code_challenge text,
      add column used_at double precision,
      add column sign_in_id text references sign_ins on delete set null`,
    sql`create index sign_in_codes_of_sign_in on sign_in_codes (sign_in_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
