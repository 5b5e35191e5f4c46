import * as v from 'valibot';
import { optional } from '../content/schema.ts';

/** The tokens as the exchange answers them. */
export const sessionTokensSchema = v.object({
  jwt: v.string(),
  agent_jwt: optional(v.string()),
  admin_jwt: optional(v.string()),
});
/** The tokens that a hand-over brings: a regular session has `jwt` alone. */
export type SessionTokens = v.InferOutput<typeof sessionTokensSchema>;
