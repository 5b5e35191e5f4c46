import { sql, type Kysely } from 'kysely';

/**
 * Adds a table with the number of records for each combination of values in the filter and access columns.
 * Triggers keep the numbers current, so that counting a list reads about a thousand rows, no matter how many
 * records there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The columns together can be too long for an index entry, so the key is a hash.
  const columns = sql`record_type, category, states, products, channel, agents, area`;
  const id = sql`md5(row(${columns})::text)::uuid`;
  const statements = [
    sql`create table content_counts (
      id uuid primary key,
      record_type text not null,
      category text,
      states text[] not null,
      products text[] not null,
      channel text,
      agents text[] not null,
      area text,
      records integer not null
    )`,
    sql`create index content_counts_by_category on content_counts (record_type, category)`,
    // Rows are written in the order of their ids, so that concurrent writers don't deadlock.
    sql`create function count_content_changes() returns trigger language plpgsql as $$
      declare
        changes text := case tg_op
          when 'INSERT' then 'select *, 1 as change from added'
          when 'DELETE' then 'select *, -1 as change from removed'
          else 'select *, 1 as change from added union all select *, -1 as change from removed'
        end;
      begin
        execute format($query$
          insert into content_counts as counts (id, ${columns}, records)
          select ${id}, ${columns}, sum(change)
          from (%s) changes
          group by ${columns}
          having sum(change) <> 0
          order by 1
          on conflict (id) do update set records = counts.records + excluded.records
        $query$, changes);
        return null;
      end $$`,
    sql`create function recount_content() returns void language sql as $$
      delete from content_counts;
      insert into content_counts (id, ${columns}, records)
      select ${id}, ${columns}, count(*) from content_records group by ${columns};
    $$`,
    // PostgreSQL allows a trigger with transition tables for only one kind of change.
    sql`create trigger count_added after insert on content_records
      referencing new table as added
      for each statement execute function count_content_changes()`,
    sql`create trigger count_removed after delete on content_records
      referencing old table as removed
      for each statement execute function count_content_changes()`,
    sql`create trigger count_changed after update on content_records
      referencing new table as added old table as removed
      for each statement execute function count_content_changes()`,
    sql`select recount_content()`,
    // The indexes now include the products, so that they also find a page of a list filtered by product.
    sql`drop index content_by_date`,
    sql`create index content_by_date on content_records
      (record_type, published_at desc, key desc)
      include (states, products, channel, agents, area)`,
    sql`drop index content_by_category`,
    sql`create index content_by_category on content_records
      (record_type, category, published_at desc, key desc)
      include (states, products, channel, agents, area)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
