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
import type { SampleRevision } from './sample/revisions.ts';
import type { OrderStatus } from '../resources/content/vocabulary.ts';
import type { FavoritePage } from '../resources/favorite-pages/schema.ts';

/** The claims of a token as a host sends them, without the times that signing adds. */
export type WireClaims = {
  uuid: string;
  agent_code: string;
  producer_id: string;
  /** `producer`, `manager`, `csr`, `home_office`, or `admin`. */
  access_level: string;
  /** `independent`, `exclusive`, `direct`, or `partner`. */
  sales_channel: string;
  permissions: string[];
  active_premier_access: boolean;
  limited_premier_access: boolean;
  /** JSON in a string, `{id, name, states}`; null for a user who is in no wave. */
  premier_access_group: string | null;
  /** JSON in a string, `{name, code, states, phone, licenses, logo_url}`. One persona has an invalid value on purpose. */
  agency: string;
  current_collateral_request_id: number | null;
  premier_banner_enabled: boolean;
};

/** A user who can sign in at a development host, in a story, or in a test. */
export type Persona = {
  /** Stable key, such as `independent-producer`. */
  id: string;
  /** A role, never a person's name. */
  name: string;
  /** One sentence about the special features of this persona. */
  description: string;
  claims: WireClaims;
  /** Codes of the states that GET /states returns. */
  states: string[];
  /** Whether the user is an admin, whose sign-in returns `jwt` and `admin_jwt`. */
  admin?: true;
  /** Id of the persona that this admin acts as. The sign-in returns all three tokens. */
  impersonates?: string;
  /** Lifetime of the user's own token in minutes. @default 15 */
  tokenMinutes?: number;
};

/** An order in one of the known statuses. */
export type PersonaOrder = CollateralRequest & { status: OrderStatus };

/** Favorites and orders of one persona. */
export type PersonaData = {
  /** In display order. */
  favoritePages: FavoritePage[];
  /** Newest first. A draft is the cart. */
  collateralRequests: PersonaOrder[];
};

/** Deterministic sample content that stories, tests, and the reference host share. */
export type SampleLibrary = SampleContent & {
  /** In order of their first day. */
  cohorts: Cohort[];
  platforms: Platform[];
  tags: Tag[];
  /** Records of several types, taken from the lists. */
  featuredContent: FeaturedContent[];
  /** Favorites of the first persona, in display order. */
  favoritePages: FavoritePage[];
  /** Favorites and orders by persona id. A missing persona has none. */
  personaData: Readonly<Record<string, PersonaData>>;
  /** Categories of each group, in display order. */
  categories: Record<TaxonomyKey, Category[]>;
  menus: MenusOnTheWire;
  statics: Statics;
  /** The 50 states and the District of Columbia, sorted by name. */
  states: State[];
  simplePages: SimplePage[];
  redirectRecords: RedirectRecord[];
  /** The revisions of all dated records, record by record, oldest first. */
  revisions: SampleRevision[];
  /** The first persona is the default of stories and tests. */
  personas: Persona[];
};

/** Returns a persona's favorites and orders. For an admin who acts as an agent, they are the agent's. */
export function getPersonaData(
  { personaData }: Pick<SampleLibrary, 'personaData'>,
  persona: Persona,
): PersonaData {
  return (
    personaData[persona.impersonates ?? persona.id] ?? { favoritePages: [], collateralRequests: [] }
  );
}
