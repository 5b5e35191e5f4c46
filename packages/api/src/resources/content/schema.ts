import * as v from 'valibot';

/**
 * A field that the host may leave out or send as null
 * (docs/contract.md#optional-fields). What does not fit there is left out and reported when an answer is read.
 */
export const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema);

/** As `optional`, where what stands beside it would mean something else without a value that does not fit. */
export const allOrNothing = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema));

/** How many there are. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An opaque identifier: a string or a number, never computed with. */
export const idSchema = v.union([v.string(), v.number()]);
export type Id = v.InferOutput<typeof idSchema>;

/** A calendar day, `YYYY-MM-DD`, never shifted between time zones. */
export const daySchema = v.pipe(v.string(), v.isoDate());

/** A moment, ISO 8601 with its zone. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** One entry of a taxonomy: a category, tag, platform or system. */
export const termSchema = v.object({ id: idSchema, key: v.string(), name: v.string() });
export interface Term extends v.InferOutput<typeof termSchema> {}

/** A state that a record is for. */
export const stateRefSchema = v.object({ code: v.string(), name: v.string() });
export interface StateRef extends v.InferOutput<typeof stateRefSchema> {}

/** A picture; its size in pixels. */
export const imageSchema = v.object({
  url: v.string(),
  alt: optional(v.string()),
  width: optional(v.number()),
  height: optional(v.number()),
});
export interface Image extends v.InferOutput<typeof imageSchema> {}

/** A part of a text; its `content` is HTML, to be sanitized before it is shown. */
export const contentPartSchema = v.object({ content: v.string() });
export interface ContentPart extends v.InferOutput<typeof contentPartSchema> {}

/** A file that a record offers; its size in bytes. */
export const attachmentRefSchema = v.object({
  id: idSchema,
  name: optional(v.string()),
  size: optional(v.number()),
  content_type: optional(v.string()),
});
export interface AttachmentRef extends v.InferOutput<typeof attachmentRefSchema> {}

/** A video: its files, the preferred one first, and what a player shows around them. */
export const videoEntries = {
  sources: optional(v.array(v.object({ url: v.string(), content_type: optional(v.string()) }))),
  captions_url: optional(v.string()),
  /** What stands in until it plays. */
  poster: optional(imageSchema),
  /** Seconds. */
  duration: optional(v.number()),
  /** The attachment that is the video as a file. */
  download_attachment_id: optional(idSchema),
};

/** A video that is part of a record, such as a webinar's recording. */
export const videoPartSchema = v.object(videoEntries);
export interface VideoPart extends v.InferOutput<typeof videoPartSchema> {}

/** What a course counts for in a state's continuing education. */
export const ceCreditSchema = v.object({
  /** The state's two-letter code. */
  state: v.string(),
  hours: v.number(),
});
export interface CeCredit extends v.InferOutput<typeof ceCreditSchema> {}

/** The fields that every content record has; a record type adds its own to them. */
export const contentRecordEntries = {
  id: idSchema,
  slug: optional(v.string()),
  record_type: v.string(),
  title: v.string(),
  contents: optional(v.array(contentPartSchema)),
  excerpt: optional(v.string()),
  external_url: optional(v.string()),
  category: optional(termSchema),
  tags: optional(v.array(termSchema)),
  states: optional(v.array(stateRefSchema)),
  products: optional(
    v.array(v.object({ id: idSchema, name: v.string(), slug: optional(v.string()) })),
  ),
  channel: optional(v.string()),
  agents: optional(v.array(v.string())),
  readTime: optional(v.number()),
  image: optional(imageSchema),
  published_at: optional(instantSchema),
  updated_at: optional(instantSchema),
  attachments: optional(v.array(attachmentRefSchema)),
  contact: optional(
    v.object({
      name: optional(v.string()),
      phone: optional(v.string()),
      email: optional(v.string()),
    }),
  ),
};

/** What Alert and PolicyUpdate add to a content record. */
export const announcementEntries = {
  ...contentRecordEntries,
  read: optional(v.boolean()),
  effective_from: optional(daySchema),
  effective_until: optional(daySchema),
  /** The other notices in the life cycle of the same event. */
  related: optional(
    v.array(
      v.object({
        id: idSchema,
        slug: optional(v.string()),
        title: v.string(),
        published_at: optional(instantSchema),
      }),
    ),
  ),
};

/**
 * A record in a list that mixes record types (featured content, search): the common fields and
 * those type-specific ones that a row or its link reads.
 */
export const contentRecordSchema = v.object({
  ...announcementEntries,
  /** Product: picks between the classic and agent360 addresses. */
  area: optional(v.string()),
});
export interface ContentRecord extends v.InferOutput<typeof contentRecordSchema> {}
