import * as v from 'valibot';

/** The body of an error response (docs/contract.md#error-bodies). Invalid parts count as missing. */
export const errorBodySchema = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  modal: v.fallback(v.optional(v.object({ title: v.string(), content: v.string() })), undefined),
  errors: v.fallback(v.optional(v.record(v.string(), v.array(v.string()))), undefined),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
/** A dialog from the host. `content` is HTML for the content renderer. */
export type ErrorModal = NonNullable<ErrorBody['modal']>;
