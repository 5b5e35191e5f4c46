import * as v from 'valibot';
import { contentRecordEntries, videoEntries } from '../content/schema.ts';

/** A video that carries the agency's brand too (docs/contract.md#video-record). */
export const coBrandedVideoSchema = v.object({ ...contentRecordEntries, ...videoEntries });
export interface CoBrandedVideo extends v.InferOutput<typeof coBrandedVideoSchema> {}
