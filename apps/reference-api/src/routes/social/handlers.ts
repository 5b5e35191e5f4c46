import { coBrandedVideosEndpoint, socialPostsEndpoint } from '@producer-portal/api/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { requireArea } from '../../http/require-area.ts';
import { easternDay } from '../../lib/eastern-time.ts';
import { answerList } from '../content/handlers.ts';
import { socialQuerySchema } from './schema.ts';

/** Posts and videos to share, for those who may see them. */
export function socialRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      socialPostsEndpoint.path,
      requireArea('social'),
      answerList(socialPostsEndpoint, ['SocialPost'], (c) => ({
        ...readQuery(c, socialQuerySchema),
        offeredOn: easternDay(c.var.now()),
      })),
    )
    .get(
      coBrandedVideosEndpoint.path,
      requireArea('social'),
      answerList(coBrandedVideosEndpoint, ['Video'], (c) => readQuery(c, socialQuerySchema)),
    );
}
