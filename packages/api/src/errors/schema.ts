import * as v from 'valibot';

/** The body of any refusal (docs/contract.md#error-bodies). A part that does not fit counts as absent. */
export const errorBodySchema = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  modal: v.fallback(v.optional(v.object({ title: v.string(), content: v.string() })), undefined),
  errors: v.fallback(v.optional(v.record(v.string(), v.array(v.string()))), undefined),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
/** A dialog that the host asks for; `content` is HTML and goes through the content renderer. */
export type ErrorModal = NonNullable<ErrorBody['modal']>;
