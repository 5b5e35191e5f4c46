import { sql, type QueryExecutorProvider } from 'kysely';
import { getRecordTypes } from './record-types.ts';

/** The guide record types. Any of them can replace any other. */
export const GUIDE_TYPES = getRecordTypes('guides');

/**
 * Sets the last day of each replaced guide: the day before its successor is in effect for both
 * new business and renewals. A guide whose successor is missing has no last day.
 */
export async function setLastDaysOfReplacedGuides(db: QueryExecutorProvider): Promise<void> {
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
