import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { filedQuerySchema } from '../content/schema.ts';
import { fieldManagementNews } from '@producer-portal/api';

// The wire spells it so.
const TYPES = ['FieldManagamentNews'];

/** News of field management: listed, and one by one. */
export function fieldManagementNewsRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      fieldManagementNews.list.path,
      answerList(fieldManagementNews.list, TYPES, (c) => readQuery(c, filedQuerySchema)),
    )
    .get(
      fieldManagementNews.detail.path,
      answerRecord(fieldManagementNews.detail, TYPES, 'this news'),
    );
}
