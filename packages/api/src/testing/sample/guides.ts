import type { Term } from '../../resources/content/schema.ts';
import { type Guide } from '../../resources/guides.ts';
import { buildBulletinDetails } from './bulletin-details.ts';
import { composeGuideBody, composePolicyUpdateBody } from './compose.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { guideSeeds } from './guides.data.ts';
import { hash } from './random.ts';
import { guideCategories } from '../../resources/content/vocabulary.ts';

const FIRST_GUIDE_ID = 5101;

const categoryNames = {
  underwriting_guidelines: 'Underwriting guidelines',
  rate_bulletins: 'Rate bulletins',
} as const;

const categories: Term[] = guideCategories.map((key, index) => ({
  id: 21 + index,
  key,
  name: categoryNames[key],
}));

/** Prefix of the number, by type: `UG` in `UG-2026-014`. */
const PREFIXES = { UnderwritingGuideline: 'UG', RateBulletin: 'RB', RateAndRuleManual: 'RM' };

/** The details in a guide's text. Its page shows the other details, which are fields of the record. */
const textDetails: ReadonlySet<string> = new Set(['For']);

/** Builds the underwriting guidelines, rate bulletins, and manuals, newest first. */
export function buildGuides(calendar: SampleCalendar): Guide[] {
  return guideSeeds
    .map((seed, index): Guide => {
      const prefix = PREFIXES[seed.type];
      const details = buildBulletinDetails(seed, prefix).filter(([label]) =>
        textDetails.has(label),
      );
      const body =
        seed.type === 'RateBulletin'
          ? composePolicyUpdateBody(seed, details, hash(seed.slug))
          : composeGuideBody(seed, details);
      const fields = buildContentFields(seed, FIRST_GUIDE_ID + index, body, calendar);
      const isGuideline = seed.type === 'UnderwritingGuideline';
      return {
        record_type: seed.type,
        ...fields,
        category: categories[isGuideline ? 0 : 1]!,
        ...(seed.number !== undefined && {
          number: `${prefix}-${fields.published_at.slice(0, 4)}-${seed.number}`,
        }),
        ...(seed.from !== undefined && { new_business_on: calendar.day(seed.from) }),
        ...(seed.renewals !== undefined && { renewal_on: calendar.day(seed.renewals) }),
        ...(seed.supersededBy !== undefined && { superseded_by: seed.supersededBy }),
      };
    })
    .toSorted(newestFirst);
}
