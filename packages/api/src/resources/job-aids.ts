import * as v from 'valibot';
import { defineResource, list, withType, record } from '../client/define-resource.ts';
import { contentRecordEntries, optional, termSchema } from './content/schema.ts';

/** A job aid (docs/contract.md#job-aid-record). Its category belongs to the group `job_aids`. */
export const jobAidSchema = v.object({
  ...contentRecordEntries,
  /** Whether the job aid is one of this month's. */
  is_monthly: optional(v.boolean()),
  /** Whether the job aid prepares producers for the newer platform. */
  is_prelaunch: optional(v.boolean()),
  systems: optional(v.array(termSchema)),
});
export interface JobAid extends v.InferOutput<typeof jobAidSchema> {}

/** Job aids, newest first. */
export const jobAids = defineResource('jobAids', {
  list: list({
    prefix: 'JOB_AIDS',
    path: '/api/v1/job_aids',
    key: 'job_aids',
    schema: withType<JobAid>(jobAidSchema),
    query: {
      monthly: 'isMonthly',
      prelaunch: 'isPrelaunch',
      category: 'category',
      search: 'search',
      page: 'page',
      'tags[]': 'tags',
    },
  }),
  detail: record({
    prefix: 'JOB_AID',
    path: '/api/v1/job_aids/:id',
    key: 'job_aid',
    schema: withType<JobAid>(jobAidSchema),
  }),
});
