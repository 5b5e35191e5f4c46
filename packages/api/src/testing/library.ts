import type { Alert } from '../resources/alerts/schema.ts';
import type { FeaturedContent } from '../resources/featured-content/schema.ts';
import type { FavoritePage } from '../resources/favorite-pages/schema.ts';
import type { Guide } from '../resources/guides/schema.ts';
import type { MenusOnTheWire } from '../resources/menus/schema.ts';
import type { PolicyUpdate } from '../resources/policy-updates/schema.ts';
import type { ProductUpdate } from '../resources/product-updates/schema.ts';
import type { Product } from '../resources/products/schema.ts';
import type { RedirectRecord } from '../resources/redirect-records/schema.ts';
import type { SimplePage } from '../resources/simple-pages/schema.ts';
import type { State } from '../resources/states/schema.ts';
import type { Statics } from '../resources/statics/schema.ts';
import type { Category, TaxonomyKey } from '../resources/taxonomies/schema.ts';

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

/** Self-written, deterministic content that stories, tests and the reference host share. */
export type SampleLibrary = {
  /** Newest first; `read` is what the first persona has read. */
  alerts: Alert[];
  /** Newest first; `read` is what the first persona has read. */
  policyUpdates: PolicyUpdate[];
  /** Underwriting guidelines, rate bulletins and manuals, newest first. */
  guides: Guide[];
  /** Newest first. */
  productUpdates: ProductUpdate[];
  /** Newest first. */
  products: Product[];
  /** Of several types; each is a record of one of the lists. */
  featuredContent: FeaturedContent[];
  favoritePages: FavoritePage[];
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

const contentLists = ['alerts', 'guides', 'policyUpdates', 'productUpdates', 'products'] as const;

/** The lists of a library that hold content records. */
export type SampleContent = Pick<SampleLibrary, (typeof contentLists)[number]>;

/** Every content record of a library, list by list: what a host keeps, and what a search looks through. */
export function allContent(library: SampleContent): SampleContent[keyof SampleContent][number][] {
  return contentLists.flatMap<SampleContent[keyof SampleContent][number]>((list) => library[list]);
}
