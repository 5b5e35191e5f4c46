import { sampleLibrary } from '@producer-portal/api/testing';
import { routeDef, routeIds } from '../src/routes.manifest.ts';
import type { RouteId, routes } from '../src/routes.manifest.ts';

interface Listed {
  readonly slug?: string | null | undefined;
  readonly states?: readonly unknown[] | null | undefined;
  readonly agents?: readonly unknown[] | null | undefined;
  readonly channel?: string | null | undefined;
}

/** The slug of a record that the host shows to every user. */
function forAll(records: readonly Listed[]): string {
  const found = records.find(
    ({ slug, states, agents, channel }) => slug && !states?.length && !agents?.length && !channel,
  );
  if (!found?.slug)
    throw new Error('The sample library has no record of this kind for every user.');
  return found.slug;
}

const classic = forAll(sampleLibrary.products.filter(({ area }) => area === 'classic'));
const agent360 = sampleLibrary.products.find(({ area }) => area === 'agent360')?.slug ?? '';

/** The routes whose address has a parameter. */
type RouteWithParameter = {
  [Id in RouteId]: (typeof routes)[Id]['path'] extends `${string}${':' | '*'}${string}`
    ? Id
    : never;
}[RouteId];

/** The parameter of each address: a record that every user finds whom claims let in. */
const samples: Record<RouteWithParameter, string> = {
  'alerts.detail': forAll(sampleLibrary.alerts),
  'policy-updates.detail': forAll(sampleLibrary.policyUpdates),
  'training.detail': forAll(sampleLibrary.trainings),
  'webinars.detail': forAll(sampleLibrary.webinars),
  'elearnings.detail': forAll(sampleLibrary.trainings),
  'job-aids.detail': forAll(sampleLibrary.jobAids),
  'guides.detail': forAll(sampleLibrary.guides),
  'products.detail': classic,
  'products.classic': classic,
  'products.agent360': agent360,
  'product-updates.detail': forAll(sampleLibrary.productUpdates),
  'availability-map.product': classic,
  'agent360.detail': 'take20',
  'sales-and-marketing.detail': forAll(sampleLibrary.salesArticles),
  'field-management-news.detail': forAll(sampleLibrary.fieldManagementNews),
  'co-op.collateral': forAll(sampleLibrary.collateralTemplates),
  // An order of the independent producer. To other users it is not found, on a page of its own.
  'co-op.order': '8809',
  page: 'take20',
};

/** The query of pages that show nothing without one. */
const queries: Partial<Record<RouteId, string>> = {
  attachments: '?id=form-do-not-contact&name=Form.pdf',
  'availability-map.product': '?state=TX',
  search: '?query=storm',
  'access-denied': '?reason=premier',
};

const parameters: Partial<Record<RouteId, string>> = samples;

/** An address of a route. */
export function addressOf(id: RouteId): string {
  const path = routeDef(id).path.replace(/:\w+|\*/, () => parameters[id] ?? '');
  return path + (queries[id] ?? '');
}

/** The routes that need a session. */
export const closedRoutes = routeIds.filter((id) => !routeDef(id).public);
