import * as v from 'valibot';
import {
  attachmentRefSchema,
  audienceSchema,
  contactSchema,
  contentPartSchema,
  idSchema,
  instantSchema,
  optional,
  productRefSchema,
  stateRefSchema,
  strictOptional,
  termSchema,
} from '../content/schema.ts';
import { bindingActions, restrictions } from './vocabulary.ts';

/** A period that starts at `from` and ends just before `until`. Without `until`, it has no end. */
export const periodSchema = v.object({
  from: instantSchema,
  until: strictOptional(instantSchema),
});
export interface Period extends v.InferOutput<typeof periodSchema> {}

/** A US county, by its five-digit FIPS code. */
export const countyRefSchema = v.object({
  fips: v.string(),
  name: v.string(),
  /** Two-letter state code. */
  state: v.string(),
});
export interface CountyRef extends v.InferOutput<typeof countyRefSchema> {}

/** What a revision's restriction applies to. An empty list means all, except in `limited_counties`, where it means none. */
export const scopeSchema = v.object({
  states: v.array(stateRefSchema),
  counties: v.array(countyRefSchema),
  /** For a restriction that stops binding in `counties`: the counties where it only limits binding. */
  limited_counties: optional(v.array(countyRefSchema)),
  products: v.array(v.object({ slug: v.string(), name: v.string() })),
  actions: v.array(v.picklist(bindingActions)),
});
export interface RevisionScope extends v.InferOutput<typeof scopeSchema> {}

/** A revision that the user has read. */
export const previousReadSchema = v.object({
  id: idSchema,
  number: v.number(),
  read_at: instantSchema,
});
export interface PreviousRead extends v.InferOutput<typeof previousReadSchema> {}

/** A revision, without the record that it belongs to (docs/contract.md#revision-record). */
export const recordRevisionSchema = v.object({
  id: idSchema,
  /** 1 for the first revision. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  published_at: instantSchema,
  /** What changed, in one sentence. */
  change_note: optional(v.string()),
  /** When the revision is in effect for new business, sorted. Later revisions can take over parts of these periods. */
  new_business: optional(v.array(periodSchema)),
  /** When the revision is in effect for renewals. */
  renewal: optional(v.array(periodSchema)),
  scope: optional(scopeSchema),
  restriction: optional(v.picklist(restrictions)),
  /** The sentences of the record that state the rule, with every condition. Each item of a list is a line. */
  rule: optional(v.string()),
  /** When the user first read the revision. */
  read_at: optional(instantSchema),
  /** The newest revision that the user has read, except this one. It can be newer than this one. */
  previous_read: optional(previousReadSchema),
  acknowledgement_required: optional(v.boolean()),
  acknowledged_at: optional(instantSchema),
});
export interface RecordRevision extends v.InferOutput<typeof recordRevisionSchema> {}

/** The record that a revision belongs to, with its current title. */
export const revisedRecordSchema = v.object({
  id: idSchema,
  record_type: v.string(),
  slug: optional(v.string()),
  title: v.string(),
});
export interface RevisedRecord extends v.InferOutput<typeof revisedRecordSchema> {}

/** A revision with its record. */
export const revisionSchema = v.object({
  ...recordRevisionSchema.entries,
  record: revisedRecordSchema,
});
export interface Revision extends v.InferOutput<typeof revisionSchema> {}

/** The fields of a record that each of its revisions stores. */
export const revisionFieldsSchema = v.object({
  title: v.string(),
  contents: optional(v.array(contentPartSchema)),
  excerpt: optional(v.string()),
  attachments: optional(v.array(attachmentRefSchema)),
  category: optional(termSchema),
  tags: optional(v.array(termSchema)),
  states: optional(v.array(stateRefSchema)),
  products: optional(v.array(productRefSchema)),
  contact: optional(contactSchema),
  audience: optional(audienceSchema),
});
export interface RevisionFields extends v.InferOutput<typeof revisionFieldsSchema> {}

/** A revision with the record's content at that time. */
export const revisionDetailSchema = v.object({
  ...revisionSchema.entries,
  ...revisionFieldsSchema.entries,
});
export interface RevisionDetail extends v.InferOutput<typeof revisionDetailSchema> {}

/** Whether a user has read and acknowledged a revision. */
export const acknowledgementSchema = v.object({
  user: v.object({ uuid: v.string(), name: v.string(), agent_code: v.string() }),
  /** When the user first read the revision. */
  read_at: optional(instantSchema),
  acknowledged_at: optional(instantSchema),
});
export interface Acknowledgement extends v.InferOutput<typeof acknowledgementSchema> {}

/** The files that prove what a user was shown and acknowledged (docs/contract.md#proof). */
export const revisionProofSchema = v.object({
  /** Name of both files, without an extension. */
  name: v.string(),
  /** The proof file: canonical JSON. Save it without changing a byte. */
  file: v.string(),
  /** A PDF that describes the proof, as base64. */
  pdf: v.string(),
});
export interface RevisionProof extends v.InferOutput<typeof revisionProofSchema> {}
