import * as v from 'valibot';

/** Where an old path has moved to: a path of the portal or an https address. */
export const redirectRecordSchema = v.object({ path: v.string(), to: v.string() });
export interface RedirectRecord extends v.InferOutput<typeof redirectRecordSchema> {}
