import * as v from 'valibot';

export const redirectRecordSchema = v.object({ path: v.string(), to: v.string() });
export type RedirectRecord = v.InferOutput<typeof redirectRecordSchema>;
