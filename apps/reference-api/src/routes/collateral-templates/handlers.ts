import {
  collateralTemplateEndpoint,
  collateralTemplatesEndpoint,
} from '@producer-portal/api/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { templatesQuerySchema } from './schema.ts';

/** What is printed with an agency's own on it, and what is ready as it is. */
export const TEMPLATE_TYPES = ['CollateralTemplate', 'Collateral'];

/** Marketing collateral, which everybody may look at. */
export function collateralTemplateRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      collateralTemplatesEndpoint.path,
      answerList(collateralTemplatesEndpoint, TEMPLATE_TYPES, (c) =>
        readQuery(c, templatesQuerySchema),
      ),
    )
    .get(
      collateralTemplateEndpoint.path,
      answerRecord(collateralTemplateEndpoint, TEMPLATE_TYPES, 'this piece'),
    );
}
