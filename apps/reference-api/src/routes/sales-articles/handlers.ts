import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { filedQuerySchema } from '../content/schema.ts';
import { salesArticles } from '@producer-portal/api';

const TYPES = ['Article'];

/** Articles for sales: listed, and one by one. */
export function salesArticleRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      salesArticles.list.path,
      answerList(salesArticles.list, TYPES, (c) => readQuery(c, filedQuerySchema)),
    )
    .get(salesArticles.detail.path, answerRecord(salesArticles.detail, TYPES, 'this article'));
}
