import * as v from 'valibot';
import { instantSchema } from '../content/schema.ts';

/** One sign-in of the user, as the host knows it: one browser on one device. */
export const userSessionSchema = v.object({
  id: v.string(),
  /** The sign-in that the list was requested with. */
  current: v.boolean(),
  /** What people call it: "Chrome on Windows". */
  device: v.string(),
  started_at: instantSchema,
  last_used_at: instantSchema,
});
export interface UserSession extends v.InferOutput<typeof userSessionSchema> {}
