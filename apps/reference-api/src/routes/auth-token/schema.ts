import * as v from 'valibot';

/** Codes have 22 characters. Any text of 1 to 100 characters parses, so that a wrong code gets the same response whatever its length. */
export const exchangeSchema = v.object({
  code: v.pipe(v.string('Send the code.'), v.minLength(1, 'Send the code.'), v.maxLength(100)),
  code_verifier: v.optional(v.pipe(v.string(), v.maxLength(128))),
});
