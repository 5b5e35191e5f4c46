import { Hono } from 'hono';
import { findContent } from '../../db/content.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { notAuthorised } from '../../http/problem.ts';
import { readQuery } from '../../http/query.ts';
import { recordId } from '../../http/record-id.ts';
import { opens } from '../../policies/areas.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { productsQuerySchema } from './schema.ts';
import { products } from '@producer-portal/api';

const TYPES = ['Product'];

/** Products: listed, all of them, and one by one. */
export function productRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      products.list.path,
      answerList(products.list, TYPES, (c) => {
        const { area, is_new, ...filters } = readQuery(c, productsQuerySchema);
        return { ...filters, area: area || undefined, facets: is_new ? [['is_new']] : [] };
      }),
    )
    .get(
      products.all.path,
      answerList(products.all, TYPES, () => ({ page: null })),
    )
    .get(
      products.detail.path,
      async (c, next) => {
        const { db, reader } = c.var;
        const id = recordId(c.req.param('id') ?? '', 'this product');
        // Told apart from what is not there: news that everybody reads names these products.
        if (!opens(reader, 'agent360 products') && !(await findContent(db, reader, TYPES, id))) {
          const closed = await findContent(db, { ...reader, premier: 'active' }, TYPES, id);
          if (closed) throw notAuthorised('agent360 products');
        }
        return next();
      },
      answerRecord(products.detail, TYPES, 'this product'),
    );
}
