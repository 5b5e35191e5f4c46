import { salesArticleEndpoint, salesArticlesEndpoint } from '@producer-portal/api/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { filedQuerySchema } from '../content/schema.ts';

const TYPES = ['Article'];

/** Articles for sales: listed, and one by one. */
export function salesArticleRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      salesArticlesEndpoint.path,
      answerList(salesArticlesEndpoint, TYPES, (c) => readQuery(c, filedQuerySchema)),
    )
    .get(salesArticleEndpoint.path, answerRecord(salesArticleEndpoint, TYPES, 'this article'));
}
