import * as v from 'valibot';

/** A state: its two-letter code and its name. */
export const stateSchema = v.object({ code: v.string(), name: v.string() });
export interface State extends v.InferOutput<typeof stateSchema> {}
