import type { DayOffset } from './dates.ts';
import type { SampleImageName } from './image-list.ts';
import type { ContactKey } from './contacts.ts';
import type { ProductSlug } from './products.ts';
import type { StateCode } from './states.ts';
import type { AlertGroup } from '../../resources/content/vocabulary.ts';

/**
 * How long ago a notice was published: whole days (moved back to a workday), or exact hours for
 * what is published at any time, such as a binding stop or an outage.
 */
type PublishedAgo = { days: number } | { hours: number };

/** What one content record of the library is made from; dates are relative to the library's `now`. */
export interface ContentSeed {
  slug: string;
  title: string;
  /** One or two sentences; also the first paragraph of a body that is composed. */
  summary: string;
  ago: PublishedAgo;
  from?: DayOffset;
  until?: DayOffset;
  /** Two-letter codes; none means every state. */
  states?: readonly StateCode[];
  products?: readonly ProductSlug[];
  channel?: 'independent' | 'exclusive' | 'direct' | 'partner';
  agents?: readonly string[];
  image?: SampleImageName;
  files?: readonly { name: string; size: number; content_type: string }[];
  contact?: ContactKey;
}

/** What one notice is made from: its body is composed where none is written by hand. */
export interface AnnouncementSeed extends ContentSeed {
  /** Label and sentence of each point of a composed body. */
  points?: readonly (readonly [label: string, text: string])[];
  /** What the reader does, in order. */
  steps?: readonly string[];
  /** A closing remark of a composed body. */
  note?: string;
}

export interface AlertSeed extends AnnouncementSeed {
  group: AlertGroup;
  /** Key of a category in that group; shown as the alert's tag. */
  topic: string;
  /** Alerts of one event name each other in `related`. */
  event?: string;
}

export interface PolicyUpdateSpec extends AnnouncementSeed {
  /** Key of a category of the group product_news_and_updates. */
  kind: string;
  /** The number's last part: `014` in `PNP-2026-014`. */
  number: string;
  /** When renewals follow, in days from `now`. */
  renewals?: number;
  why?: string;
}
