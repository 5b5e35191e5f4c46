import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { templatesQuerySchema } from './schema.ts';
import { collateralTemplates } from '@producer-portal/api';

/** What is printed with an agency's own on it, and what is ready as it is. */
export const TEMPLATE_TYPES = ['CollateralTemplate', 'Collateral'];

/** Marketing collateral, which everybody may look at. */
export function collateralTemplateRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      collateralTemplates.list.path,
      answerList(collateralTemplates.list, TEMPLATE_TYPES, (c) =>
        readQuery(c, templatesQuerySchema),
      ),
    )
    .get(
      collateralTemplates.detail.path,
      answerRecord(collateralTemplates.detail, TEMPLATE_TYPES, 'this piece'),
    );
}
