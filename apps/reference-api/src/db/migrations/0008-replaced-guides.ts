import { sql, type Kysely } from 'kysely';

/** A replaced guide applies until its successor takes effect, not until the successor is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
        and successor.record_type
          in ('UnderwritingGuideline', 'RateBulletin', 'RateAndRuleManual')
    )
    where replaced.document->>'superseded_by' is not null
  `.execute(db);
}
