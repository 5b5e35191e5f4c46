import { sql, type Kysely } from 'kysely';

/**
 * Adds the values that lists filter and sort by to the periods of revisions. An index alone can then find a page of a list
 * as of a date, and count the list. Records with the same values in the filter and access columns form a group, so that an
 * index entry only needs the group's number. Triggers keep the columns current.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const names = ['record_type', 'category', 'states', 'products', 'channel', 'agents', 'area'];
  const columns = sql.raw(names.join(', '));
  const columnsOf = (row: string) => sql.raw(names.map((name) => `${row}.${name}`).join(', '));
  const hashOf = (row: string) => sql`md5(row(${columnsOf(row)})::text)::uuid`;
  const groupOf = (row: string) => sql`find_filter_group(${columnsOf(row)})`;
  const statements = [
    // The columns together can be too long for an index entry, so groups are found by a hash.
    sql`create table filter_groups (
      id integer generated always as identity primary key,
      hash uuid not null unique,
      record_type text not null,
      category text,
      states text[] not null,
      products text[] not null,
      channel text,
      agents text[] not null,
      area text
    )`,
    sql`create function find_filter_group(
        record_type text, category text, states text[], products text[], channel text,
        agents text[], area text
      ) returns integer language plpgsql as $$
      #variable_conflict use_variable
      declare
        group_hash uuid := md5(row(${columns})::text)::uuid;
        found_id integer;
      begin
        select id into found_id from filter_groups g where g.hash = group_hash;
        if found_id is not null then return found_id; end if;
        insert into filter_groups values (default, group_hash, ${columns})
        on conflict do nothing returning id into found_id;
        if found_id is not null then return found_id; end if;
        -- Another transaction has just added it.
        select id into strict found_id from filter_groups g where g.hash = group_hash;
        return found_id;
      end $$`,
    sql`insert into filter_groups (hash, ${columns})
      select distinct on (hash) ${hashOf('c')} as hash, ${columns}
      from (
        select ${columns} from revisions
        union all
        select ${columns} from content_records where key in (select key from revisions)
      ) c`,
    // All rows change, so building the constraint's index again is faster than updating it.
    sql`alter table revision_periods
      drop constraint revision_periods_content_key_kind_period_excl,
      add column published_at timestamptz,
      add column group_id integer,
      add column record_group_id integer,
      add column in_effect_from timestamptz not null generated always as (lower(period)) stored,
      add column in_effect_until timestamptz not null
        generated always as (coalesce(upper(period), 'infinity')) stored`,
    sql`update revision_periods p
      set published_at = v.published_at, group_id = g.id, record_group_id = record_group.id
      from revisions v
      join content_records c on c.key = v.key
      join filter_groups g on g.hash = ${hashOf('v')}
      join filter_groups record_group on record_group.hash = ${hashOf('c')}
      where v.id = p.revision_id`,
    sql`alter table revision_periods
      add exclude using gist (content_key with =, kind with =, period with &&)`,
    sql`alter table revision_periods
      alter column published_at set not null,
      alter column group_id set not null,
      alter column record_group_id set not null`,
    sql`create function complete_period() returns trigger language plpgsql as $$
      begin
        select v.published_at, ${groupOf('v')}, ${groupOf('c')}
        into new.published_at, new.group_id, new.record_group_id
        from revisions v, content_records c
        where v.id = new.revision_id and c.key = new.content_key;
        return new;
      end $$`,
    sql`create trigger complete_period before insert on revision_periods
      for each row execute function complete_period()`,
    // A revision never changes, but the record can get another audience.
    sql`create function regroup_periods() returns trigger language plpgsql as $$
      begin
        update revision_periods set record_group_id = ${groupOf('new')} where content_key = new.key;
        return null;
      end $$`,
    sql`create trigger regroup_periods after update on content_records
      for each row when ((${columnsOf('old')}) is distinct from (${columnsOf('new')}))
      execute function regroup_periods()`,
    sql`create index revision_periods_by_date
      on revision_periods (kind, published_at desc, content_key desc)
      include (group_id, record_group_id, in_effect_from, in_effect_until, revision_id)`,
    // For counts, and for filters that few records match.
    sql`create index revision_periods_by_group
      on revision_periods (kind, group_id, published_at desc, content_key desc)
      include (record_group_id, in_effect_from, in_effect_until, revision_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
