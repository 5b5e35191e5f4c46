import { sql, type Kysely } from 'kysely';

/**
 * Adds the revisions of dated records. A revision is a row of `content_records` as it was published, and never
 * changes. Periods are in a separate table, because a later revision can take over only some of a revision's periods.
 * The exclusion constraint guarantees that no two revisions of a record are in effect at the same time. Every existing
 * dated record gets revision 1.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const dated = sql`(
    'Alert', 'PolicyUpdate', 'UnderwritingGuideline', 'RateBulletin', 'RateAndRuleManual'
  )`;
  const startOf = (day: ReturnType<typeof sql>) =>
    sql`((${day})::date::timestamp at time zone 'America/New_York')`;
  // `holds_from` and `holds_until` are the first and the last day on which a record applies.
  const columns = sql`
    key, record_type, record_id, slug, category, title, body, states, products, channel, agents, area,
    published_at, related, facets, starts_at, document, terms, holds_from, holds_until`;
  const statements = [
    sql`create extension if not exists btree_gist`,
    sql`create table revisions (
      like content_records including generated,
      id text primary key,
      number integer not null check (number > 0),
      change_note text,
      restriction text check (restriction in ('none', 'limited', 'stopped')),
      scope jsonb,
      rule text,
      acknowledgement_required boolean not null default false,
      unique (key, number),
      foreign key (key) references content_records on delete cascade
    )`,
    // Keep `tsv` in the row: a search reads it for many revisions, but reads `document` and `body` only for one page of
    // results.
    sql`alter table revisions alter column tsv set storage main`,
    sql`create index revisions_by_date on revisions (record_type, published_at desc, key desc)
      include (states, products, channel, agents, area)`,
    // A list of guides covers three record types, so it needs an index sorted by date across all types.
    sql`create index revisions_newest on revisions (published_at desc, key desc)
      include (record_type, states, products, channel, agents, area)`,
    sql`create index revisions_words on revisions using gin (tsv)`,
    sql`create index revisions_restricting on revisions (key)
      where restriction in ('limited', 'stopped')`,
    sql`create table revision_periods (
      content_key integer not null references content_records on delete cascade,
      kind text not null check (kind in ('new_business', 'renewal')),
      revision_id text not null references revisions on delete cascade,
      period tstzrange not null check (
        not isempty(period) and not lower_inf(period) and lower_inc(period) and not upper_inc(period)
        and mod(extract(epoch from lower(period)), 60) = 0
        and (upper_inf(period) or mod(extract(epoch from upper(period)), 60) = 0)
      ),
      exclude using gist (content_key with =, kind with =, period with &&)
    )`,
    sql`create index revision_periods_of_revision on revision_periods (revision_id)`,
    sql`create table revision_reads (
      uuid text not null,
      revision_id text not null references revisions on delete cascade,
      read_at timestamptz not null,
      primary key (uuid, revision_id)
    )`,
    sql`create index revision_reads_of_revision on revision_reads (revision_id)`,
    // Only the deletion of the whole record, which cascades through a trigger, removes a revision.
    sql`create function keep_revisions() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
        raise exception 'A revision never changes. Publish a new one.'
          using errcode = 'integrity_constraint_violation';
      end $$`,
    sql`create trigger keep_revisions before update or delete on revisions
      for each row execute function keep_revisions()`,
    sql`create trigger keep_all_revisions before truncate on revisions
      for each statement execute function keep_revisions()`,
    sql`insert into revisions (${columns}, id, number)
      select ${columns}, record_type || '-' || record_id || '-1', 1
      from content_records where record_type in ${dated}`,
    // A record has no effect before it is published.
    sql`insert into revision_periods (content_key, kind, revision_id, period)
      select c.key, kind, c.record_type || '-' || c.record_id || '-1', tstzrange(first, last)
      from content_records c
      left join lateral (
        select successor.document from content_records successor
        where successor.slug = c.document->>'superseded_by'
          and successor.record_type in ('UnderwritingGuideline', 'RateBulletin', 'RateAndRuleManual')
        limit 1
      ) successor on true
      cross join lateral (values
        (
          'new_business',
          ${startOf(sql`coalesce(c.document->>'new_business_on', c.document->>'effective_from')`)},
          ${startOf(sql`successor.document->>'new_business_on'`)}
        ),
        (
          'renewal',
          ${startOf(sql`coalesce(
            c.document->>'renewal_on', c.document->>'new_business_on', c.document->>'effective_from'
          )`)},
          ${startOf(sql`coalesce(
            successor.document->>'renewal_on', successor.document->>'new_business_on'
          )`)}
        )
      ) dates (kind, day, replaced)
      cross join lateral (select
        greatest(date_trunc('minute', c.published_at), day) as first,
        coalesce(
          replaced,
          ((c.document->>'effective_until')::date + 1)::timestamp at time zone 'America/New_York'
        ) as last
      ) bounds
      where c.record_type in ${dated} and (last is null or first < last)`,
    sql`insert into revision_reads (uuid, revision_id, read_at)
      select r.uuid, v.id, r.read_at from content_reads r join revisions v on v.key = r.content_key`,
  ];
  for (const statement of statements) await statement.execute(db);
}
