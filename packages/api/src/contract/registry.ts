import type { Endpoint } from '../client/endpoint.ts';
import { alerts } from '../resources/alerts.ts';
import { attachments } from '../resources/attachments.ts';
import { authToken } from '../resources/auth-token.ts';
import { bindCheck } from '../resources/bind-check.ts';
import { brief } from '../resources/brief.ts';
import { capabilities } from '../resources/capabilities.ts';
import { cartItems } from '../resources/cart-items/resource.ts';
import { coBrandedVideos } from '../resources/co-branded-videos.ts';
import { cohorts } from '../resources/cohorts.ts';
import { collateralRequests } from '../resources/collateral-requests/resource.ts';
import { collateralTemplates } from '../resources/collateral-templates.ts';
import { favoritePages } from '../resources/favorite-pages/resource.ts';
import { featuredContent } from '../resources/featured-content.ts';
import { fieldManagementNews } from '../resources/field-management-news.ts';
import { guides } from '../resources/guides.ts';
import { jobAids } from '../resources/job-aids.ts';
import { menus } from '../resources/menus.ts';
import { platforms } from '../resources/platforms.ts';
import { policyUpdates } from '../resources/policy-updates.ts';
import { productUpdates } from '../resources/product-updates.ts';
import { products } from '../resources/products.ts';
import { redirectRecords } from '../resources/redirect-records.ts';
import { revisions } from '../resources/revisions/resource.ts';
import { salesArticles } from '../resources/sales-articles.ts';
import { salesPromotions } from '../resources/sales-promotions.ts';
import { search } from '../resources/search.ts';
import { sessions } from '../resources/sessions.ts';
import { simplePages } from '../resources/simple-pages.ts';
import { socialPosts } from '../resources/social-posts.ts';
import { states } from '../resources/states.ts';
import { statics } from '../resources/statics.ts';
import { tags } from '../resources/tags.ts';
import { taxonomies } from '../resources/taxonomies.ts';
import { trainings } from '../resources/trainings.ts';
import { webinars } from '../resources/webinars.ts';

// The list of all resources. It imports each one by name: a namespace import of `resources/index.ts`
// would pull every resource into browser bundles.

/** Every resource of the contract, by name. */
export const resources = {
  alerts,
  attachments,
  authToken,
  bindCheck,
  brief,
  capabilities,
  cartItems,
  coBrandedVideos,
  cohorts,
  collateralRequests,
  collateralTemplates,
  favoritePages,
  featuredContent,
  fieldManagementNews,
  guides,
  jobAids,
  menus,
  platforms,
  policyUpdates,
  productUpdates,
  products,
  redirectRecords,
  revisions,
  salesArticles,
  salesPromotions,
  search,
  sessions,
  simplePages,
  socialPosts,
  states,
  statics,
  tags,
  taxonomies,
  trainings,
  webinars,
};

export type Resources = typeof resources;

/** Name of a call: its resource and its own name, such as `guides.list`. */
export type CallName = {
  [Name in keyof Resources]: `${Name}.${keyof Resources[Name] & string}`;
}[keyof Resources];

function collectCallsByName(): Readonly<Record<CallName, Endpoint<unknown>>>;
function collectCallsByName(): object {
  return Object.fromEntries(
    Object.entries(resources).flatMap(([resource, resourceCalls]) =>
      Object.entries(resourceCalls).map(([name, call]) => [`${resource}.${name}`, call]),
    ),
  );
}

/** Every call in the contract, by name. */
export const calls: Readonly<Record<CallName, Endpoint<unknown>>> = collectCallsByName();

/** Names of all calls, sorted by path and then by method: GET, POST, PATCH, DELETE. */
export const callNames: readonly CallName[] = getKeys(calls).toSorted((a, b) =>
  toSortKey(calls[a]).localeCompare(toSortKey(calls[b]), 'en'),
);

function getKeys<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  const isName = (name: string): name is Name => Object.hasOwn(record, name);
  return Object.keys(record).filter(isName);
}

function toSortKey({ method, path }: Endpoint<unknown>): string {
  return `${path} ${['GET', 'POST', 'PATCH', 'DELETE'].indexOf(method)}`;
}

/**
 * Returns the key of a call's response envelope.
 *
 * @throws Error if the response has no envelope
 */
export function getResponseKey({ method, path, response }: Endpoint<unknown>): string {
  if (response.key === null) throw new Error(`${method} ${path} has no response key.`);
  return response.key;
}
