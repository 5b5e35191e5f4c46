import type { Product, RevisionScope, Revision, Restriction } from '@producer-portal/api';
import type { BindingFacts } from '@producer-portal/api/revisions';
import { sql, type Kysely } from 'kysely';
import { visibleTo } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { findContent } from './content.ts';
import type { Database, StoredRecord } from './tables.ts';

type RestrictingRow = {
  id: string;
  number: number;
  published_at: Date;
  restriction: Restriction;
  scope: RevisionScope | null;
  rule: string | null;
  document: StoredRecord;
  periods: { from: string; until: string | null }[];
};

/**
 * Reads the facts that decide whether a product can be bound: its availability, and the revisions that restrict its
 * binding. Leaves out records that the viewer can't see.
 *
 * @param slug the product.
 * @param since leaves out restrictions that ended before this time.
 * @returns `null` if no product has this slug, or if the viewer can't see it.
 */
export async function readBindingFacts(
  db: Kysely<Database>,
  viewer: Viewer,
  slug: string,
  since: Date,
): Promise<BindingFacts | null> {
  const [product, revisions] = await Promise.all([
    findContent(db, viewer, ['Product'], slug),
    readRestrictions(db, viewer, slug, since),
  ]);
  if (product?.slug !== slug) return null;
  const { availability } = product as Pick<Product, 'availability'>;
  return { states: viewer.states, availability: availability ?? [], revisions };
}

/** Reads the revisions that restrict binding of a product for new business. An empty scope covers every product. */
async function readRestrictions(
  db: Kysely<Database>,
  viewer: Viewer,
  product: string,
  since: Date,
): Promise<Revision[]> {
  const { rows } = await sql<RestrictingRow>`
    select c.id, c.number, c.published_at, c.restriction, c.scope, c.rule, record.document, periods
    from revisions c
    join content_records record on record.key = c.key
    cross join lateral (
      select json_agg(
        json_build_object('from', lower(p.period), 'until', upper(p.period)) order by lower(p.period)
      ) as periods
      from revision_periods p
      where p.revision_id = c.id and p.kind = 'new_business'
        and p.period && tstzrange(${since}::timestamptz, null)
    ) in_effect
    where c.restriction in ('limited', 'stopped') and periods is not null
      and (
        coalesce(c.scope->'products', '[]') = '[]'
        or c.scope->'products' @> ${JSON.stringify([{ slug: product }])}::jsonb
      )
      and ${visibleTo(viewer)}
      and exists (select from content_records c where c.key = record.key and ${visibleTo(viewer)})
  `.execute(db);
  return rows.map(({ id, number, published_at, restriction, scope, rule, document, periods }) => ({
    id,
    number,
    published_at: published_at.toISOString(),
    restriction,
    ...(scope && { scope }),
    ...(rule !== null && { rule }),
    new_business: periods.map(({ from, until }) => ({
      from: new Date(from).toISOString(),
      ...(until !== null && { until: new Date(until).toISOString() }),
    })),
    record: {
      id: document.id,
      record_type: document.record_type,
      slug: document.slug,
      title: document.title,
    },
  }));
}
