import { sampleLibrary } from '@producer-portal/api/sample-library';
import { routeDef, routeIds } from '../src/routes.manifest.ts';
import type { RouteId } from '../src/routes.manifest.ts';

interface SampleRecord {
  readonly slug?: string | null | undefined;
  readonly states?: readonly unknown[] | null | undefined;
  readonly agents?: readonly unknown[] | null | undefined;
  readonly channel?: string | null | undefined;
}

/** Returns the slug of a record that the host shows to every user. */
function findSlugForAllUsers(records: readonly SampleRecord[]): string {
  const sampleRecord = records.find(
    ({ slug, states, agents, channel }) => slug && !states?.length && !agents?.length && !channel,
  );
  if (!sampleRecord?.slug)
    throw new Error('The sample library has no record of this kind for every user.');
  return sampleRecord.slug;
}

const classic = findSlugForAllUsers(
  sampleLibrary.products.filter(({ area }) => area === 'classic'),
);
const agent360 = sampleLibrary.products.find(({ area }) => area === 'agent360')?.slug ?? '';

/** Path parameters that can't be derived from the route's primary call. */
const parameters: Partial<Record<RouteId, string>> = {
  'products.detail': classic,
  'products.classic': classic,
  'products.agent360': agent360,
  'availability-map.product': classic,
  'agent360.detail': 'take20',
  // Admins can open the list of acknowledgements of any revision.
  acknowledgements: String(sampleLibrary.revisions[0]?.revision.id),
  // An order of the independent producer. Other users see a not-found page.
  'co-op.order': '8809',
  page: 'take20',
};

const lists: Readonly<Record<string, unknown>> = sampleLibrary;

/** Returns the path parameter of a route: the slug of a record in its primary call. Every user with access can see that record. */
function getPathParameter(id: RouteId): string {
  const { primary = '' } = routeDef(id);
  const records = lists[primary.replace(/\..*/, '')];
  return parameters[id] ?? findSlugForAllUsers(Array.isArray(records) ? records : []);
}

/** Queries for pages that have no content without one. */
const queries: Partial<Record<RouteId, string>> = {
  attachments: '?id=form-do-not-contact&name=Form.pdf',
  'availability-map.product': '?state=TX',
  search: '?query=storm',
  'access-denied': '?reason=premier',
};

/** Returns a sample URL for a route. */
export function toSampleUrl(id: RouteId): string {
  const path = routeDef(id).path.replace(/:\w+|\*/, () => getPathParameter(id));
  return path + (queries[id] ?? '');
}

/** The routes that require a session. */
export const protectedRoutes = routeIds.filter((id) => !routeDef(id).public);
