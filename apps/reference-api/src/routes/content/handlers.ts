import {
  coBrandedVideos,
  collateralTemplates,
  fieldManagementNews,
  guides,
  jobAids,
  products,
  productUpdates,
  salesArticles,
  salesPromotions,
  socialPosts,
  trainings,
  webinars,
  type RecordType,
} from '@producer-portal/api';
import { keyOf, type Endpoint } from '@producer-portal/api/contract';
import { Hono, type Handler } from 'hono';
import { findContent, listContent, TEMPLATE_TYPES, type ContentOrder } from '../../db/content.ts';
import { hostRecordTypes } from '../../db/record-types.ts';
import { GUIDE_TYPES } from '../../db/replaced-guides.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setPageHeaders, setWholeListHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { queryReader, type QueryValues } from '../../http/query.ts';
import { recordId } from '../../http/record-id.ts';
import { requireArea } from '../../http/require-area.ts';
import { easternDay } from '../../lib/eastern-time.ts';
import { withoutAudience } from '../../policies/content.ts';

type ContentCalls = {
  readonly calls: readonly Endpoint<unknown>[];
  /** The record types that they answer; the area of the first one is theirs. */
  readonly types: readonly [RecordType, ...RecordType[]];
  /** How a user is told that there is no such record: "this guide". @default for lists alone */
  readonly what?: string;
  /** @default newest first */
  readonly orderedBy?: (values: QueryValues) => ContentOrder;
  /** Leaves out what may no longer be used today. @default false */
  readonly offeredOnly?: true;
};

/** The calls that only read content: one row for each resource. */
const rows: readonly ContentCalls[] = [
  { calls: [coBrandedVideos.list], types: ['Video'] },
  {
    calls: [collateralTemplates.list, collateralTemplates.detail],
    types: TEMPLATE_TYPES,
    what: 'this piece',
  },
  {
    calls: [fieldManagementNews.list, fieldManagementNews.detail],
    types: ['FieldManagamentNews'],
    what: 'this news',
  },
  { calls: [guides.list, guides.detail], types: GUIDE_TYPES, what: 'this guide' },
  { calls: [jobAids.list, jobAids.detail], types: ['JobAid'], what: 'this job aid' },
  {
    calls: [products.list, products.all, products.detail],
    types: ['Product'],
    what: 'this product',
  },
  {
    calls: [productUpdates.list, productUpdates.detail],
    types: ['ProductUpdate'],
    what: 'this product update',
  },
  {
    calls: [salesArticles.list, salesArticles.detail],
    types: ['Article'],
    what: 'this article',
  },
  { calls: [salesPromotions.list], types: ['SalesPromotion'] },
  { calls: [socialPosts.list], types: ['SocialPost'], offeredOnly: true },
  { calls: [trainings.list], types: ['Training'] },
  {
    calls: [webinars.list, webinars.detail],
    types: ['Webinar'],
    what: 'this webinar',
    orderedBy: ({ startsFrom }) => (startsFrom ? 'soonest start' : 'latest start'),
  },
];

/** Lists of content, and their records one by one. */
export function contentRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const row of rows) {
    const { area } = hostRecordTypes[row.types[0]];
    for (const call of row.calls) {
      if (area) app.use(call.path, requireArea(area));
      app.get(
        call.path,
        call.answer.kind === 'list' ? answerList(call, row) : answerRecord(call, row),
      );
    }
  }
  return app;
}

/** Answers a list as its definition says: paged where it has a key of the kind `page`. */
function answerList(call: Endpoint<unknown>, row: ContentCalls): Handler<AppEnv> {
  const key = keyOf(call);
  const read = queryReader(call);
  return async (c) => {
    const { db, now, reader } = c.var;
    const values = read(c);
    const { page = null } = values;
    const { documents, total } = await listContent(db, reader, row.types, {
      values,
      orderedBy: row.orderedBy?.(values),
      offeredOn: row.offeredOnly && easternDay(now()),
      page,
    });
    if (page === null) setWholeListHeaders(c, total);
    else setPageHeaders(c, page, total);
    return c.json({ [key]: documents.map((document) => withoutAudience(document, reader)) });
  };
}

/** Answers one record by the id or slug in the path. */
function answerRecord(call: Endpoint<unknown>, row: ContentCalls): Handler<AppEnv> {
  const key = keyOf(call);
  const { types, what = 'this record' } = row;
  return async (c) => {
    const { db, reader } = c.var;
    const id = recordId(c.req.param('id'), what);
    const document = await findContent(db, reader, types, id);
    if (!document) throw notFound(what);
    return c.json({ [key]: withoutAudience(document, reader) });
  };
}
