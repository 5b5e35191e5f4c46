import * as v from 'valibot';
import { defineResource, list, withType } from '../client/define-resource.ts';
import { contentRecordEntries, daySchema, optional } from './content/schema.ts';

/** A ready-made social post (docs/contract.md#social-post-record). */
export const socialPostSchema = v.object({
  ...contentRecordEntries,
  /** The post, as plain text. */
  text: optional(v.string()),
  /** Last day on which it can be used. The host doesn't list it afterward. */
  expires_on: optional(daySchema),
  /** Social networks that the post suits. */
  networks: optional(v.array(v.string())),
});
export interface SocialPost extends v.InferOutput<typeof socialPostSchema> {}

/** Social posts, newest first, for users with the permission `social.view`. */
export const socialPosts = defineResource('socialPosts', {
  list: list({
    prefix: 'SOCIAL_POSTS',
    path: '/api/v1/social_posts',
    key: 'social_posts',
    schema: withType<SocialPost>(socialPostSchema),
    query: { category: 'socialPostGroup', page: 'page' },
  }),
});
