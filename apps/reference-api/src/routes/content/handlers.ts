import { recordTypeNames, recordTypes, type RecordType } from '@producer-portal/api';
import {
  getResponseKey,
  resources,
  type Endpoint,
  type Resources,
} from '@producer-portal/api/contract';
import { Hono, type Context, type Handler } from 'hono';
import { findAsOf, listAsOf } from '../../db/as-of.ts';
import { findContent, listContent, type ContentOrder } from '../../db/content.ts';
import { getHostSettings } from '../../db/record-types.ts';
import { isDated, toAsOf } from '../../db/revisions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setPageHeaders, setUnpagedListHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { createQueryParser, type QueryValues } from '../../http/query.ts';
import { readRecordId } from '../../http/record-id.ts';
import { requireArea } from '../../http/require-area.ts';
import { toEasternDay } from '../../lib/eastern-time.ts';
import { hideAgentCodes } from '../../policies/content.ts';

/** The calls and record types of a resource, and how the host serves its records. */
type ContentResource = {
  readonly calls: readonly Endpoint<unknown>[];
  /** The record types that the calls return. The area of the first type applies to all of them. */
  readonly types: readonly [RecordType, ...RecordType[]];
} & Behavior;

type Behavior = {
  /** How a "not found" message refers to a record. @default the singular name of its type */
  readonly what?: string;
  /** @default newest first */
  readonly orderedBy?: (values: QueryValues) => ContentOrder;
  /** Whether lists leave out expired records. @default false */
  readonly excludesExpired?: true;
};

/** Resources with special behavior. */
const behaviors: { readonly [Name in keyof Resources]?: Behavior } = {
  collateralTemplates: { what: 'this collateral item' },
  fieldManagementNews: { what: 'this news item' },
  guides: { what: 'this guide or bulletin' },
  productUpdates: { what: 'this product update' },
  salesArticles: { what: 'this article' },
  socialPosts: { excludesExpired: true },
  webinars: {
    orderedBy: ({ startsFrom }) => (startsFrom ? 'soonest start' : 'latest start'),
  },
};

const isResource = (name: string | null): name is keyof Resources =>
  name !== null && Object.hasOwn(resources, name);

/** Collects the resources of record types without a read state. The other resources have their own handlers. */
function collectContentResources(): ContentResource[] {
  const typesWithoutReadState = recordTypeNames.filter((type) => !recordTypes[type].hasReadState);
  const byResource = Map.groupBy(typesWithoutReadState, (type) => recordTypes[type].resource);
  return [...byResource].flatMap(([name, [type, ...others]]) => {
    if (!isResource(name) || type === undefined) return [];
    const calls = Object.values<Endpoint<unknown>>(resources[name]).filter(
      ({ method, response }) => method === 'GET' && response.key !== null,
    );
    return { calls, types: [type, ...others], ...behaviors[name] };
  });
}

/** Routes for content lists and single records. */
export function contentRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const resource of collectContentResources()) {
    const { area } = getHostSettings(resource.types[0]);
    for (const call of resource.calls) {
      if (area) app.use(call.path, requireArea(area));
      app.get(
        call.path,
        call.response.kind === 'list'
          ? respondWithList(call, resource)
          : respondWithRecord(call, resource),
      );
    }
  }
  return app;
}

/** Dated records show what the user has read, so a replica can't serve them. */
const selectDb = (c: Context<AppEnv>, { types }: ContentResource) =>
  types.some(isDated) ? c.var.db : c.var.readDb;

/** Responds with a list. The list is paged if the call has a `page` query parameter. */
function respondWithList(call: Endpoint<unknown>, resource: ContentResource): Handler<AppEnv> {
  const key = getResponseKey(call);
  const parseQuery = createQueryParser(call);
  return async (c) => {
    const { now, viewer } = c.var;
    const db = selectDb(c, resource);
    const values = parseQuery(c);
    const { page = null } = values;
    const asOf = toAsOf(values);
    const { rows, total } = asOf
      ? await listAsOf(db, viewer, resource.types, values, asOf)
      : await listContent(db, viewer, resource.types, {
          values,
          orderedBy: resource.orderedBy?.(values),
          notExpiredOn: resource.excludesExpired && toEasternDay(now()),
          page,
        });
    if (page === null) setUnpagedListHeaders(c, total);
    else setPageHeaders(c, page, total);
    return c.json({ [key]: rows.map(({ document }) => hideAgentCodes(document, viewer)) });
  };
}

/** Responds with one record by the id or slug in the path. */
function respondWithRecord(call: Endpoint<unknown>, resource: ContentResource): Handler<AppEnv> {
  const key = getResponseKey(call);
  const parseQuery = createQueryParser(call);
  const { types, what = `this ${recordTypes[types[0]].singular.toLowerCase()}` } = resource;
  return async (c) => {
    const { viewer } = c.var;
    const db = selectDb(c, resource);
    const id = readRecordId(c.req.param('id'), what);
    const asOf = toAsOf(parseQuery(c));
    const document = asOf
      ? await findAsOf(db, viewer, types, id, asOf)
      : await findContent(db, viewer, types, id);
    if (!document) throw notFound(what);
    return c.json({ [key]: hideAgentCodes(document, viewer) });
  };
}
