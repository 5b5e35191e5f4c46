import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { readQuery } from '../../http/query.ts';
import { requireArea } from '../../http/require-area.ts';
import { easternDay } from '../../lib/eastern-time.ts';
import { answerList } from '../content/handlers.ts';
import { socialQuerySchema } from './schema.ts';
import { coBrandedVideos, socialPosts } from '@producer-portal/api';

/** Posts and videos to share, for those who may see them. */
export function socialRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      socialPosts.list.path,
      requireArea('social'),
      answerList(socialPosts.list, ['SocialPost'], (c) => ({
        ...readQuery(c, socialQuerySchema),
        offeredOn: easternDay(c.var.now()),
      })),
    )
    .get(
      coBrandedVideos.list.path,
      requireArea('social'),
      answerList(coBrandedVideos.list, ['Video'], (c) => readQuery(c, socialQuerySchema)),
    );
}
