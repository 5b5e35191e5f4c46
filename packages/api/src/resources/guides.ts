import * as v from 'valibot';
import { defineResource, list, withType, record, unpagedList } from '../client/define-resource.ts';
import { contentRecordEntries, daySchema, optional } from './content/schema.ts';
import { recordRevisionSchema } from './revisions/schema.ts';

/** An underwriting guideline, rate bulletin, or rate and rule manual (docs/contract.md#guide-record). */
export const guideSchema = v.object({
  ...contentRecordEntries,
  /** Printed number, such as `RB-2026-014`. */
  number: optional(v.string()),
  /** First day on which it applies to new business. */
  new_business_on: optional(daySchema),
  /** First day on which it applies to renewals. */
  renewal_on: optional(daySchema),
  /** Slug of the guide that replaces this one. */
  superseded_by: optional(v.string()),
  /** The revision that the other fields are from. */
  revision: optional(recordRevisionSchema),
});
export interface Guide extends v.InferOutput<typeof guideSchema> {}

/** The guides of one state. */
export const guidesOfStateSchema = v.object({
  /** Two-letter state code. */
  state: v.string(),
  guides: v.array(guideSchema),
});
export interface GuidesOfState extends v.InferOutput<typeof guidesOfStateSchema> {}

/** Guides, newest first: filtered by category and state, or all of them grouped by state. */
export const guides = defineResource('guides', {
  list: list({
    prefix: 'GUIDES',
    path: '/api/v1/guides',
    key: 'guides',
    schema: withType<Guide>(guideSchema),
    query: {
      category: 'guideCategory',
      state: 'state',
      search: 'search',
      page: 'page',
      'tags[]': 'tags',
      as_of: 'asOf',
      for: 'purpose',
    },
  }),
  byState: unpagedList({
    prefix: 'GUIDES_BY_STATE',
    path: '/api/v1/guides/by_state',
    key: 'guides_by_state',
    schema: withType<GuidesOfState>(guidesOfStateSchema),
  }),
  detail: record({
    prefix: 'GUIDE',
    path: '/api/v1/guides/:id',
    key: 'guide',
    schema: withType<Guide>(guideSchema),
    query: { as_of: 'asOf', for: 'purpose' },
  }),
});
