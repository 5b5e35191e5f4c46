import * as v from 'valibot';
import { strictOptional } from '../resources/content/schema.ts';

/** The tokens that the exchange returns. The set of tokens determines the kind of session. */
export const sessionTokensSchema = v.object({
  jwt: v.string(),
  agent_jwt: strictOptional(v.string()),
  admin_jwt: strictOptional(v.string()),
});
/** The tokens of a sign-in. A regular session has only `jwt`. */
export type SessionTokens = v.InferOutput<typeof sessionTokensSchema>;
