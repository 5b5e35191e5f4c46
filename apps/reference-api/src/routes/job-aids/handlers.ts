import { jobAidEndpoint, jobAidsEndpoint } from '@producer-portal/api/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { jobAidsQuerySchema } from './schema.ts';

const TYPES = ['JobAid'];

/** Job aids: listed, and one by one. */
export function jobAidRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      jobAidsEndpoint.path,
      answerList(jobAidsEndpoint, TYPES, (c) => {
        const { monthly, prelaunch, ...filters } = readQuery(c, jobAidsQuerySchema);
        const facets = [monthly ? ['is_monthly'] : [], prelaunch ? ['is_prelaunch'] : []];
        return { ...filters, facets };
      }),
    )
    .get(jobAidEndpoint.path, answerRecord(jobAidEndpoint, TYPES, 'this job aid'));
}
