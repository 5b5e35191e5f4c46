import { productUpdateEndpoint, productUpdatesEndpoint } from '@producer-portal/api/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { productUpdatesQuerySchema } from './schema.ts';

const TYPES = ['ProductUpdate'];

/** News of products: listed, and one by one. */
export function productUpdateRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      productUpdatesEndpoint.path,
      answerList(productUpdatesEndpoint, TYPES, (c) => {
        const {
          is_featured,
          'products[]': products,
          ...filters
        } = readQuery(c, productUpdatesQuerySchema);
        return { ...filters, products, facets: is_featured ? [['is_featured']] : [] };
      }),
    )
    .get(
      productUpdateEndpoint.path,
      answerRecord(productUpdateEndpoint, TYPES, 'this product update'),
    );
}
