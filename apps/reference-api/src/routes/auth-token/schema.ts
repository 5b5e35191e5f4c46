import * as v from 'valibot';

/** A code is 22 characters; a little more is read, so that its refusal says the same for any. */
export const exchangeSchema = v.object({
  code: v.pipe(v.string('Send the code.'), v.minLength(1, 'Send the code.'), v.maxLength(100)),
  code_verifier: v.optional(v.pipe(v.string(), v.maxLength(128))),
});
