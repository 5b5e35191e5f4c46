import * as v from 'valibot';

export const stateSchema = v.object({ code: v.string(), name: v.string() });
export type State = v.InferOutput<typeof stateSchema>;
