import * as v from 'valibot';

/** Codes have 22 characters. Longer codes parse too, so that every invalid code gets the same response. */
export const exchangeSchema = v.object({
  code: v.pipe(v.string('Send the code.'), v.minLength(1, 'Send the code.'), v.maxLength(100)),
  code_verifier: v.optional(v.pipe(v.string(), v.maxLength(128))),
});
