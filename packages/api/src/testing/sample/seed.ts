import type { DayOffset } from './dates.ts';
import type { SampleImageName } from './image-list.ts';
import type { ContactKey } from './contacts.ts';
import type { ProductSlug } from './products.ts';
import type { StateCode } from './states.ts';
import type { AlertGroup, BindingStatus } from '../../resources/content/vocabulary.ts';

/**
 * Time since a record was published: days, moved back to a workday; or exact hours, for urgent records
 * such as a binding restriction or an outage.
 */
type PublishedAgo = { days: number } | { hours: number };

/** Source data of one content record. Dates are relative to the library's `now`. */
export interface ContentSeed {
  slug: string;
  title: string;
  /** One or two sentences. Also the first paragraph of a generated body. */
  summary: string;
  ago: PublishedAgo;
  from?: DayOffset;
  until?: DayOffset;
  /** Two-letter codes. If omitted, every state. */
  states?: readonly StateCode[];
  products?: readonly ProductSlug[];
  channel?: 'independent' | 'exclusive' | 'direct' | 'partner';
  agents?: readonly string[];
  image?: SampleImageName;
  files?: readonly { name: string; size: number; content_type: string }[];
  contact?: ContactKey;
}

/** Source data of one announcement. Its body is generated from these fields unless it is written by hand. */
export interface AnnouncementSeed extends ContentSeed {
  /** Label and sentence of each point in a generated body. */
  points?: readonly (readonly [label: string, text: string])[];
  /** What the agent does, in order. */
  steps?: readonly string[];
  /** The heading of the steps. If omitted, one of the usual headings. */
  stepsHeading?: string;
  /** The closing paragraph of a generated body. */
  note?: string;
}

export interface AlertSeed extends AnnouncementSeed {
  group: AlertGroup;
  /** Key of a category in that group; shown as the alert's tag. */
  topic: string;
  /** For a binding notice: what it says about binding. */
  binding?: BindingStatus;
  /** Alerts of the same event list each other in `related`. */
  event?: string;
}

export interface PolicyUpdateSeed extends AnnouncementSeed {
  /** Key of a category in the group product_news_and_updates. */
  kind: string;
  /** The number's last part: `014` in `PNP-2026-014`. */
  number: string;
  /** Effective date for renewals, in days from `now`. */
  renewals?: number;
  why?: string;
}
