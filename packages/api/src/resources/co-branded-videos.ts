import * as v from 'valibot';
import { defineResource, list, withType } from '../client/define-resource.ts';
import { contentRecordEntries, videoEntries } from './content/schema.ts';

/** A video with the agency's brand (docs/contract.md#video-record). */
export const coBrandedVideoSchema = v.object({ ...contentRecordEntries, ...videoEntries });
export interface CoBrandedVideo extends v.InferOutput<typeof coBrandedVideoSchema> {}

/** Co-branded videos, newest first, for users with the permission `social.view`. */
export const coBrandedVideos = defineResource('coBrandedVideos', {
  list: list({
    prefix: 'CO_BRANDED_VIDEOS',
    path: '/api/v1/co_branded_videos',
    key: 'co_branded_videos',
    schema: withType<CoBrandedVideo>(coBrandedVideoSchema),
    query: { category: 'category', page: 'page' },
  }),
});
