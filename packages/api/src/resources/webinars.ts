import * as v from 'valibot';
import { defineResource, list, withType, record } from '../client/define-resource.ts';
import {
  ceCreditSchema,
  contentRecordEntries,
  instantSchema,
  optional,
  termSchema,
  videoPartSchema,
} from './content/schema.ts';

/** A webinar (docs/contract.md#webinar-record): upcoming, live, or past. */
export const webinarSchema = v.object({
  ...contentRecordEntries,
  starts_at: optional(instantSchema),
  ends_at: optional(instantSchema),
  types: optional(v.array(termSchema)),
  platforms: optional(v.array(termSchema)),
  /** Role of the presenter; never a person's name. */
  presenter: optional(v.string()),
  registration_url: optional(v.string()),
  recording: optional(videoPartSchema),
  ce_credits: optional(v.array(ceCreditSchema)),
});
export interface Webinar extends v.InferOutput<typeof webinarSchema> {}

/** Webinars: soonest first with a `startDate`, otherwise latest first (docs/contract.md#webinars). */
export const webinars = defineResource('webinars', {
  list: list({
    prefix: 'WEBINARS',
    path: '/api/v1/webinars',
    key: 'webinars',
    schema: withType<Webinar>(webinarSchema),
    query: {
      'product[]': 'products',
      startDate: 'startsFrom',
      endDate: 'startsUntil',
      'types[]': 'types',
      'platforms[]': 'platforms',
      page: 'page',
      'tags[]': 'tags',
      search: 'search',
      ceState: 'ceState',
    },
  }),
  detail: record({
    prefix: 'WEBINAR',
    path: '/api/v1/webinars/:id',
    key: 'webinar',
    schema: withType<Webinar>(webinarSchema),
  }),
});
