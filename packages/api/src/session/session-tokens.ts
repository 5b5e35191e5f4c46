import * as v from 'valibot';
import { allOrNothing } from '../resources/content/schema.ts';

/** The tokens as the exchange answers them: which of them there are says what kind of session it is. */
export const sessionTokensSchema = v.object({
  jwt: v.string(),
  agent_jwt: allOrNothing(v.string()),
  admin_jwt: allOrNothing(v.string()),
});
/** The tokens that a hand-over brings: a regular session has `jwt` alone. */
export type SessionTokens = v.InferOutput<typeof sessionTokensSchema>;
