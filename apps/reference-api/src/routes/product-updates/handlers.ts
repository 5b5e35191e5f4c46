import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { productUpdatesQuerySchema } from './schema.ts';
import { productUpdates } from '@producer-portal/api';

const TYPES = ['ProductUpdate'];

/** News of products: listed, and one by one. */
export function productUpdateRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      productUpdates.list.path,
      answerList(productUpdates.list, TYPES, (c) => {
        const {
          is_featured,
          'products[]': products,
          ...filters
        } = readQuery(c, productUpdatesQuerySchema);
        return { ...filters, products, facets: is_featured ? [['is_featured']] : [] };
      }),
    )
    .get(
      productUpdates.detail.path,
      answerRecord(productUpdates.detail, TYPES, 'this product update'),
    );
}
