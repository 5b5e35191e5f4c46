import type { Cohort } from '../resources/cohorts.ts';
import type { CollateralRequest } from '../resources/collateral-requests/resource.ts';
import type { FeaturedContent } from '../resources/featured-content.ts';
import type { MenusOnTheWire } from '../resources/menus.ts';
import type { Platform } from '../resources/platforms.ts';
import type { RedirectRecord } from '../resources/redirect-records.ts';
import type { SimplePage } from '../resources/simple-pages.ts';
import type { State } from '../resources/states.ts';
import type { Statics } from '../resources/statics.ts';
import type { Tag } from '../resources/tags.ts';
import type { Category, TaxonomyKey } from '../resources/taxonomies.ts';
import type { SampleContent } from './sample/content.ts';
import type { OrderStatus } from '../resources/content/vocabulary.ts';
import type { FavoritePage } from '../resources/favorite-pages/schema.ts';

/** The claims of a token as they stand on the wire, without the times that signing adds. */
export type WireClaims = {
  uuid: string;
  agent_code: string;
  producer_id: string;
  /** `producer`, `manager`, `csr`, `home_office` or `admin`. */
  access_level: string;
  /** `independent`, `exclusive`, `direct` or `partner`. */
  sales_channel: string;
  permissions: string[];
  active_premier_access: boolean;
  limited_premier_access: boolean;
  /** JSON in a string, `{id, name, states}`; null when the person is in no wave. */
  premier_access_group: string | null;
  /** JSON in a string, `{name, code, states, phone, licenses, logo_url}`; may be garbled on purpose. */
  agency: string;
  current_collateral_request_id: number | null;
  premier_banner_enabled: boolean;
};

/** Somebody who can sign in at a development host, in a story or in a test. */
export type Persona = {
  /** Stable key, such as `independent-producer`. */
  id: string;
  /** A role, never a person's name. */
  name: string;
  /** One sentence: what is special about signing in as this persona. */
  description: string;
  claims: WireClaims;
  /** The codes of the states that GET /states answers with. */
  states: string[];
  /** An admin session: `jwt` and `admin_jwt` are handed over. */
  admin?: true;
  /** The persona (by id) on whose behalf this admin acts: all three tokens are handed over. */
  impersonates?: string;
  /** Minutes that the person's own token holds, where it is not the usual 15. */
  tokenMinutes?: number;
};

/** An order in one of the statuses that are known. */
export type OwnOrder = CollateralRequest & { status: OrderStatus };

/** What somebody has made here themselves. */
export type OwnWork = {
  /** In their order. */
  favoritePages: FavoritePage[];
  /** Newest first; a draft among them is the cart. */
  collateralRequests: OwnOrder[];
};

/** Self-written, deterministic content that stories, tests and the reference host share. */
export type SampleLibrary = SampleContent & {
  /** In the order in which they start. */
  cohorts: Cohort[];
  platforms: Platform[];
  tags: Tag[];
  /** Of several types; each is a record of one of the lists. */
  featuredContent: FeaturedContent[];
  /** Those of the first persona, in their order. */
  favoritePages: FavoritePage[];
  /** What the personas have made themselves, by the persona's id; whoever is missing has nothing. */
  work: Readonly<Record<string, OwnWork>>;
  /** The categories of each group, in their order. */
  categories: Record<TaxonomyKey, Category[]>;
  menus: MenusOnTheWire;
  statics: Statics;
  /** All fifty and DC, by name. */
  states: State[];
  simplePages: SimplePage[];
  redirectRecords: RedirectRecord[];
  /** The first one is the default of stories and tests. */
  personas: Persona[];
};

/** What a persona has made themselves; while an admin acts as an agent, it is the agent's. */
export function workOf({ work }: Pick<SampleLibrary, 'work'>, persona: Persona): OwnWork {
  return work[persona.impersonates ?? persona.id] ?? { favoritePages: [], collateralRequests: [] };
}
