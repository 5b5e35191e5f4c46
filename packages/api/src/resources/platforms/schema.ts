import { termSchema, type Term } from '../content/schema.ts';

/** A platform that trainings and webinars are about. */
export const platformSchema = termSchema;
export type Platform = Term;
