import * as v from 'valibot';
import { defineResource, list, withType, record } from '../client/define-resource.ts';
import { bodyResponse } from '../client/endpoint.ts';
import {
  strictOptional,
  ceCreditSchema,
  contentRecordEntries,
  optional,
  termSchema,
} from './content/schema.ts';
import { jobAidSchema, type JobAid } from './job-aids.ts';
import { webinarSchema, type Webinar } from './webinars.ts';

/** An e-learning (docs/contract.md#training-record). */
export const trainingSchema = v.object({
  ...contentRecordEntries,
  /** Duration in minutes. */
  duration: optional(v.number()),
  types: optional(v.array(termSchema)),
  systems: optional(v.array(termSchema)),
  platforms: optional(v.array(termSchema)),
  ce_credits: optional(v.array(ceCreditSchema)),
  /** URL that starts the e-learning. */
  launch_url: optional(v.string()),
});
export interface Training extends v.InferOutput<typeof trainingSchema> {}

const absentField = strictOptional(v.null());

/** A training, a webinar, or a job aid. Exactly one is set (docs/contract.md#training-detail). */
export const trainingDetailSchema = v.union([
  v.object({ training: trainingSchema, webinar: absentField, job_aid: absentField }),
  v.object({ training: absentField, webinar: webinarSchema, job_aid: absentField }),
  v.object({ training: absentField, webinar: absentField, job_aid: jobAidSchema }),
]);
export type TrainingDetail =
  | { training: Training; webinar?: null | undefined; job_aid?: null | undefined }
  | { training?: null | undefined; webinar: Webinar; job_aid?: null | undefined }
  | { training?: null | undefined; webinar?: null | undefined; job_aid: JobAid };

/** E-learnings, newest first. The detail call can also return a webinar or a job aid. */
export const trainings = defineResource('trainings', {
  list: list({
    prefix: 'TRAININGS',
    path: '/api/v1/trainings',
    key: 'trainings',
    schema: withType<Training>(trainingSchema),
    query: {
      'product[]': 'products',
      'systems[]': 'systems',
      'types[]': 'types',
      'platforms[]': 'platforms',
      page: 'page',
      startDate: 'publishedFrom',
      endDate: 'publishedUntil',
      'tags[]': 'tags',
      search: 'search',
      ceState: 'ceState',
    },
  }),
  detail: record({
    prefix: 'TRAINING',
    path: '/api/v1/trainings/:id',
    response: bodyResponse<TrainingDetail>(trainingDetailSchema),
    fromRow: (training: Training): TrainingDetail => ({ training }),
  }),
});
