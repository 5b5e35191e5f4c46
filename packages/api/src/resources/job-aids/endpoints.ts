import { listOf, recordOf } from '../../client/endpoint.ts';
import { jobAidSchema } from './schema.ts';

export const jobAidsEndpoint = {
  prefix: 'JOB_AIDS',
  method: 'GET',
  path: '/api/v1/job_aids',
  keys: ['monthly', 'prelaunch', 'category', 'search', 'page'],
  answer: listOf('job_aids', jobAidSchema),
} as const;

export const jobAidEndpoint = {
  prefix: 'JOB_AID',
  method: 'GET',
  path: '/api/v1/job_aids/:id',
  answer: recordOf('job_aid', jobAidSchema),
} as const;
