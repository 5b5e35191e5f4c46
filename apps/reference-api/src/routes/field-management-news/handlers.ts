import {
  fieldManagementNewsDetailEndpoint,
  fieldManagementNewsEndpoint,
} from '@producer-portal/api/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { filedQuerySchema } from '../content/schema.ts';

// The wire spells it so.
const TYPES = ['FieldManagamentNews'];

/** News of field management: listed, and one by one. */
export function fieldManagementNewsRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      fieldManagementNewsEndpoint.path,
      answerList(fieldManagementNewsEndpoint, TYPES, (c) => readQuery(c, filedQuerySchema)),
    )
    .get(
      fieldManagementNewsDetailEndpoint.path,
      answerRecord(fieldManagementNewsDetailEndpoint, TYPES, 'this news'),
    );
}
