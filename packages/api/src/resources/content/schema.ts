import * as v from 'valibot';

/**
 * A field that the host may leave out or send as null (docs/contract.md#optional-fields). An invalid
 * value is left out and reported.
 */
export const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema);

/**
 * Like `optional`, but an invalid value invalidates its object. It isn't a `nullish` schema, because
 * `parseLenient` leaves out the invalid values of those.
 */
export const strictOptional = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema));

/** A non-negative integer. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An opaque id: a string or a number. */
export const idSchema = v.union([v.string(), v.number()]);
export type Id = v.InferOutput<typeof idSchema>;

/** A calendar day, `YYYY-MM-DD`. It never shifts with the time zone. */
export const daySchema = v.pipe(v.string(), v.isoDate());

/** An ISO 8601 date and time with a zone. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** A category, tag, platform, or system. */
export const termSchema = v.object({ id: idSchema, key: v.string(), name: v.string() });
export interface Term extends v.InferOutput<typeof termSchema> {}

/** A state that a record applies to. */
export const stateRefSchema = v.object({ code: v.string(), name: v.string() });
export interface StateRef extends v.InferOutput<typeof stateRefSchema> {}

/** An image, with its size in pixels. */
export const imageSchema = v.object({
  url: v.string(),
  alt: optional(v.string()),
  width: optional(v.number()),
  height: optional(v.number()),
});
export interface Image extends v.InferOutput<typeof imageSchema> {}

/** A part of a body. Its `content` is HTML; sanitize it before you show it. */
export const contentPartSchema = v.object({ content: v.string() });
export interface ContentPart extends v.InferOutput<typeof contentPartSchema> {}

/** A file of a record, with its size in bytes. */
export const attachmentRefSchema = v.object({
  id: idSchema,
  name: optional(v.string()),
  size: optional(v.number()),
  content_type: optional(v.string()),
});
export interface AttachmentRef extends v.InferOutput<typeof attachmentRefSchema> {}

/** The fields of a video. The preferred file comes first in `sources`. */
export const videoEntries = {
  sources: optional(v.array(v.object({ url: v.string(), content_type: optional(v.string()) }))),
  captions_url: optional(v.string()),
  /** Image to show before the video plays. */
  poster: optional(imageSchema),
  /** Duration in seconds. */
  duration: optional(v.number()),
  /** Id of the attachment with the video file. */
  download_attachment_id: optional(idSchema),
};

/** A video that is part of a record, such as a webinar recording. */
export const videoPartSchema = v.object(videoEntries);
export interface VideoPart extends v.InferOutput<typeof videoPartSchema> {}

/** Continuing-education credit in one state. */
export const ceCreditSchema = v.object({
  /** Two-letter state code. */
  state: v.string(),
  hours: v.number(),
});
export interface CeCredit extends v.InferOutput<typeof ceCreditSchema> {}

/** The contact for questions about a record. */
export const contactSchema = v.object({
  name: optional(v.string()),
  phone: optional(v.string()),
  email: optional(v.string()),
});

/** A product that a record applies to. */
export const productRefSchema = v.object({
  id: idSchema,
  name: v.string(),
  slug: optional(v.string()),
});

/**
 * Who a record is for. Any value but `public` means that the record isn't for clients (docs/contract.md#client-cards). An
 * invalid value isn't left out, because a missing one means `public`.
 */
export const audienceSchema = v.fallback(v.string(), 'invalid');

/** The fields of every content record. Record types add their own. */
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
  products: optional(v.array(productRefSchema)),
  channel: optional(v.string()),
  /** Codes of the agents that the record is for. Without codes, it is for all agents. */
  agents: optional(v.array(v.string())),
  audience: optional(audienceSchema),
  /** Reading time in minutes. */
  readTime: optional(v.number()),
  image: optional(imageSchema),
  published_at: optional(instantSchema),
  updated_at: optional(instantSchema),
  attachments: optional(v.array(attachmentRefSchema)),
  contact: optional(contactSchema),
};

/** Another announcement about the same event, such as the announcement that lifts a moratorium. */
export const relatedAnnouncementSchema = v.object({
  id: idSchema,
  slug: optional(v.string()),
  title: v.string(),
  published_at: optional(instantSchema),
  effective_from: optional(daySchema),
});
export interface RelatedAnnouncement extends v.InferOutput<typeof relatedAnnouncementSchema> {}

/** The fields of alerts and policy updates: the fields of every content record, and additional ones. */
export const announcementEntries = {
  ...contentRecordEntries,
  read: optional(v.boolean()),
  effective_from: optional(daySchema),
  effective_until: optional(daySchema),
  /** Other announcements about the same event. */
  related: optional(v.array(relatedAnnouncementSchema)),
};

/**
 * A record in a list of mixed types (featured content, search): the common fields, and the
 * type-specific ones that rows and links need.
 */
export const contentRecordSchema = v.object({
  ...announcementEntries,
  /** For products: selects the classic or the agent360 path. */
  area: optional(v.string()),
});
export interface ContentRecord extends v.InferOutput<typeof contentRecordSchema> {}
