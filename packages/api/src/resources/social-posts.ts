import * as v from 'valibot';
import { defineResource, list, named } from '../client/define-resource.ts';
import { contentRecordEntries, daySchema, optional } from './content/schema.ts';

/** A post that is ready to be shared (docs/contract.md#social-post-record). */
export const socialPostSchema = v.object({
  ...contentRecordEntries,
  /** What is to be posted: plain text. */
  text: optional(v.string()),
  /** The last day on which it may be used; the host offers it no longer than that. */
  expires_on: optional(daySchema),
  /** The names of the networks that it fits. */
  networks: optional(v.array(v.string())),
});
export interface SocialPost extends v.InferOutput<typeof socialPostSchema> {}

/** Posts to share, newest first, for users with the permission `social.view`. */
export const socialPosts = defineResource('socialPosts', {
  list: list({
    prefix: 'SOCIAL_POSTS',
    path: '/api/v1/social_posts',
    key: 'social_posts',
    schema: named<SocialPost>(socialPostSchema),
    query: { category: 'socialPostGroup', page: 'page' },
  }),
});
