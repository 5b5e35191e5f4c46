import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord, facetsOf } from '../content/handlers.ts';
import { webinarsQuerySchema } from './schema.ts';
import { webinars } from '@producer-portal/api';

const TYPES = ['Webinar'];

/** Webinars: listed, the soonest first from a day on and else the latest, and one by one. */
export function webinarRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      webinars.list.path,
      answerList(webinars.list, TYPES, (c) => {
        const query = readQuery(c, webinarsQuerySchema);
        return {
          products: query['product[]'],
          facets: [
            facetsOf('types', query['types[]']),
            facetsOf('platforms', query['platforms[]']),
          ],
          from: query.startDate?.first,
          until: query.endDate?.last,
          orderedBy: query.startDate ? 'soonest start' : 'latest start',
          page: query.page,
        };
      }),
    )
    .get(webinars.detail.path, answerRecord(webinars.detail, TYPES, 'this webinar'));
}
