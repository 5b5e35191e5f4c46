import { products } from '@producer-portal/api';
import { Hono } from 'hono';
import { findContent } from '../../db/content.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { notAuthorized } from '../../http/problem.ts';
import { readRecordId } from '../../http/record-id.ts';
import { hasAreaAccess } from '../../policies/areas.ts';

const TYPES = ['Product'];

/**
 * Responds 403, not 404, if the viewer has no access to an agent360 product. A 404 would hide
 * nothing, because news for all users mentions these products.
 */
export function productAccess(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(products.detail.path, async (c, next) => {
    // The path of the full list also matches this route.
    if (c.req.path === products.all.path) return next();
    const { readDb: db, viewer } = c.var;
    const id = readRecordId(c.req.param('id'), 'this product');
    if (
      !hasAreaAccess(viewer, 'agent360 products') &&
      !(await findContent(db, viewer, TYPES, id))
    ) {
      const restrictedProduct = await findContent(db, { ...viewer, premier: 'active' }, TYPES, id);
      if (restrictedProduct) throw notAuthorized('agent360 products');
    }
    return next();
  });
}
