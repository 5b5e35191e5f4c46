import type { RecordType } from '@producer-portal/api';
import type { Area } from '../policies/areas.ts';

/** What only the host needs to know about a record type; the rest is in `recordTypes`. */
interface HostFacts {
  /** What producers call such a record when they search; `null` when its texts alone are searched. */
  readonly searchWords: string | null;
  /** It is made for customers: of equal matches, what informs the producer comes first. */
  readonly isForCustomers: boolean;
  /** The area that claims must open before the user sees a record of the type. */
  readonly area: Area | null;
}

const news = { isForCustomers: false, area: null } as const;
const handout = { isForCustomers: true, area: null } as const;

/** The host's facts about each record type. Kept out of the API package, which browsers load. */
export const hostRecordTypes: Readonly<Record<RecordType, HostFacts>> = {
  Alert: { ...news, searchWords: 'alert' },
  PolicyUpdate: { ...news, searchWords: 'policy update' },
  ProductUpdate: { ...news, searchWords: 'product update' },
  Product: { ...news, searchWords: 'product' },
  UnderwritingGuideline: { ...news, searchWords: 'underwriting guideline, guide' },
  RateBulletin: { ...news, searchWords: 'rate bulletin' },
  RateAndRuleManual: { ...news, searchWords: 'rate and rule manual' },
  JobAid: { ...news, searchWords: 'job aid' },
  Training: { ...news, searchWords: 'e-learning, course, training' },
  Webinar: { ...news, searchWords: 'webinar, training' },
  Article: { ...news, searchWords: 'sales article' },
  SalesPromotion: { ...news, searchWords: 'promotion' },
  Collateral: { ...handout, searchWords: 'co-op collateral' },
  CollateralTemplate: { ...handout, searchWords: 'co-op collateral template' },
  SocialPost: { ...handout, area: 'social', searchWords: 'social media post' },
  Video: { ...handout, area: 'social', searchWords: 'co-branded video' },
  FieldManagamentNews: { ...news, searchWords: 'field management news' },
  SimplePage: { ...news, searchWords: null },
  HomeLink: { ...news, searchWords: null },
};
