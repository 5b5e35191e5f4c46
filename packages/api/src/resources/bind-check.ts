import * as v from 'valibot';
import { defineResource, single, withType } from '../client/define-resource.ts';
import { idSchema, instantSchema, optional } from './content/schema.ts';
import { availabilitySchema } from './products.ts';
import { countyRefSchema, revisedRecordSchema } from './revisions/schema.ts';
import { bindingActions } from './revisions/vocabulary.ts';

/** What the rules in effect say about binding. */
export const bindAnswers = ['yes', 'limited', 'no', 'unknown'] as const;
export type BindAnswer = (typeof bindAnswers)[number];

/** Why the answer of a binding check is `unknown`. */
export const bindCheckReasons = ['county_needed', 'no_data', 'not_licensed'] as const;
export type BindCheckReason = (typeof bindCheckReasons)[number];

/** A rule that limits or stops binding, with the revision that it is quoted from. */
export const bindCheckRuleSchema = v.object({
  revision: v.object({ id: idSchema, number: v.number(), published_at: instantSchema }),
  record: revisedRecordSchema,
  /** The sentences that state the rule. */
  rule: optional(v.string()),
  restriction: v.picklist(['limited', 'stopped']),
  /** The counties of the state that the rule covers. Missing if it covers all. */
  counties: optional(v.array(countyRefSchema)),
  /** When the rule takes effect. */
  from: instantSchema,
  /** When the rule ends. Missing if it applies until further notice. */
  until: optional(instantSchema),
});
export interface BindCheckRule extends v.InferOutput<typeof bindCheckRuleSchema> {}

/** A period in the 30 days before the check's `at`. The answer and the rules don't change within it. */
export const bindCheckPeriodSchema = v.object({
  from: instantSchema,
  until: instantSchema,
  answer: v.picklist(bindAnswers),
  reason: optional(v.picklist(bindCheckReasons)),
  rules: v.array(bindCheckRuleSchema),
});
export interface BindCheckPeriod extends v.InferOutput<typeof bindCheckPeriodSchema> {}

/** The answer of a binding check (docs/contract.md#binding-check). */
export const bindCheckSchema = v.object({
  answer: v.picklist(bindAnswers),
  reason: optional(v.picklist(bindCheckReasons)),
  /** When the answer changes next. Missing if it applies until further notice. */
  until: optional(instantSchema),
  checked_at: instantSchema,
  /** Two-letter code. */
  state: v.string(),
  /** Five-digit FIPS code. */
  county: optional(v.string()),
  /** Slug. */
  product: v.string(),
  action: v.picklist(bindingActions),
  at: instantSchema,
  /** The product's availability in the state. */
  availability: optional(availabilitySchema),
  /** Most serious first. */
  rules: v.array(bindCheckRuleSchema),
  /** The 30 days before `at`, newest first. */
  history: v.array(bindCheckPeriodSchema),
});
export interface BindCheck extends v.InferOutput<typeof bindCheckSchema> {}

/** Whether a user can bind in one state. */
export const stateBindingSchema = v.object({
  /** Two-letter code. */
  state: v.string(),
  answer: v.picklist(bindAnswers),
  until: optional(instantSchema),
  /** Whether the answer differs by county. If so, `answer` is for the counties that no restriction names. */
  partly: v.boolean(),
});
export interface StateBinding extends v.InferOutput<typeof stateBindingSchema> {}

/** Whether a user can bind, by place, product, action, and time. */
export const bindCheck = defineResource('bindCheck', {
  check: single({
    prefix: 'BIND_CHECK',
    path: '/api/v1/bind_check',
    key: 'bind_check',
    schema: withType<BindCheck>(bindCheckSchema),
    query: {
      state: 'bindState',
      county: 'bindCounty',
      product: 'bindProduct',
      action: 'bindAction',
      at: 'bindTime',
    },
    optional: ['county', 'at'],
  }),
  /** The answer in each of the user's states. */
  map: single({
    prefix: 'BIND_CHECK_MAP',
    path: '/api/v1/bind_check/map',
    key: 'bind_check_map',
    schema: withType<StateBinding[]>(v.array(stateBindingSchema)),
    query: { product: 'bindProduct', action: 'bindAction', at: 'bindTime' },
    optional: ['at'],
  }),
});
