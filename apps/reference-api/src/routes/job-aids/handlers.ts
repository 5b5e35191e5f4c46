import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { jobAidsQuerySchema } from './schema.ts';
import { jobAids } from '@producer-portal/api';

const TYPES = ['JobAid'];

/** Job aids: listed, and one by one. */
export function jobAidRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      jobAids.list.path,
      answerList(jobAids.list, TYPES, (c) => {
        const { monthly, prelaunch, ...filters } = readQuery(c, jobAidsQuerySchema);
        const facets = [monthly ? ['is_monthly'] : [], prelaunch ? ['is_prelaunch'] : []];
        return { ...filters, facets };
      }),
    )
    .get(jobAids.detail.path, answerRecord(jobAids.detail, TYPES, 'this job aid'));
}
