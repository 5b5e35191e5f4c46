import type { Term } from '../../resources/content/schema.ts';
import { type Guide } from '../../resources/guides.ts';
import { bulletinFacts } from './bulletin-facts.ts';
import { composeGuideBody, composePolicyUpdateBody } from './compose.ts';
import { contentFields, newestFirst } from './content-fields.ts';
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

/** The first letters of a number, by type: `UG` in `UG-2026-014`. */
const PREFIXES = { UnderwritingGuideline: 'UG', RateBulletin: 'RB', RateAndRuleManual: 'RM' };

/** Underwriting guidelines, rate bulletins and manuals, newest first. */
export function buildGuides(calendar: SampleCalendar): Guide[] {
  return guideSeeds
    .map((spec, index): Guide => {
      const prefix = PREFIXES[spec.type];
      const facts = bulletinFacts(spec, prefix);
      const body =
        spec.type === 'RateBulletin'
          ? composePolicyUpdateBody(spec, facts, hash(spec.slug))
          : composeGuideBody(spec, facts);
      const fields = contentFields(spec, FIRST_GUIDE_ID + index, body, calendar);
      const isGuideline = spec.type === 'UnderwritingGuideline';
      return {
        record_type: spec.type,
        ...fields,
        category: categories[isGuideline ? 0 : 1]!,
        ...(spec.number !== undefined && {
          number: `${prefix}-${fields.published_at.slice(0, 4)}-${spec.number}`,
        }),
        ...(spec.from !== undefined && { new_business_on: calendar.day(spec.from) }),
        ...(spec.renewals !== undefined && { renewal_on: calendar.day(spec.renewals) }),
        ...(spec.supersededBy !== undefined && { superseded_by: spec.supersededBy }),
      };
    })
    .toSorted(newestFirst);
}
