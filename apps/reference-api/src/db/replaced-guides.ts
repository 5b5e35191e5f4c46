import { sql, type QueryExecutorProvider } from 'kysely';
import { typesOf } from './record-types.ts';

/** The record types that are guides; each may take the place of each. */
export const GUIDE_TYPES = typesOf('guides');

/**
 * Says of each guide that another one replaces until when it holds: to the day before the other one is in force for new
 * business and for renewals. One whose successor is not there has no end.
 */
export async function endReplacedGuides(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update content_records replaced
    set holds_until = (
      select max(greatest(
        coalesce(
          (document->>'new_business_on')::date,
          (published_at at time zone 'America/New_York')::date
        ),
        (document->>'renewal_on')::date
      )) - 1
      from content_records successor
      where successor.slug = replaced.document->>'superseded_by'
        and successor.record_type = any(${GUIDE_TYPES}::text[])
    )
    where replaced.document->>'superseded_by' is not null
  `.execute(db);
}
