import type { Context } from 'hono';
import * as v from 'valibot';
import { easternDayBounds } from '../lib/eastern-time.ts';
import { notUnderstood } from './problem.ts';

const LONGEST_TEXT = 200;
const MOST_VALUES = 60;

/** A control character means nothing in a filter, and PostgreSQL refuses one of them. */
const controls = /\p{Cc}/gu;

/** One value of a query: trimmed, never empty. */
const text = v.pipe(
  v.string('Give this once.'),
  v.maxLength(LONGEST_TEXT, `Keep this under ${LONGEST_TEXT} characters.`),
  v.transform((value) => value.replace(controls, ' ').trim()),
);

/** A key that may be given once; left out and empty are the same. */
export const one = v.optional(
  v.pipe(
    text,
    v.transform((value) => value || undefined),
  ),
);

/** A key that must be given. */
export const required = v.pipe(text, v.nonEmpty('Give this.'));

/** A key, written `key[]`, that may be given many times. */
export const many = v.pipe(
  v.array(text),
  v.maxLength(MOST_VALUES, `Give at most ${MOST_VALUES} of these.`),
  v.transform((values) => values.filter((value) => value !== '')),
);

/** A flag: `true`, or anything else for not asked for. */
export const flag = v.optional(
  v.pipe(
    text,
    v.transform((value) => value === 'true'),
  ),
  'false',
);

/** A day in New York, `YYYY-MM-DD`, as its first and its last millisecond. */
export const day = v.optional(
  v.pipe(
    text,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === '') return undefined;
      const bounds = easternDayBounds(dataset.value);
      if (bounds) return bounds;
      addIssue({ message: 'A day is written like 2026-03-02.' });
      return NEVER;
    }),
  ),
);

/** One-based. */
export const pageNumber = v.optional(
  v.pipe(
    v.string('Give this once.'),
    v.regex(/^[1-9]\d{0,8}$/, 'A page is a whole number from 1 on.'),
    v.transform(Number),
  ),
  '1',
);

/**
 * Reads the query by a schema whose keys are those of the wire, `[]` included; other keys are
 * ignored.
 *
 * @throws Problem 422 with the messages by key
 */
export function readQuery<const Entries extends v.ObjectEntries>(
  c: Context,
  schema: v.ObjectSchema<Entries, undefined>,
): v.InferOutput<typeof schema> {
  const given = new URL(c.req.url).searchParams;
  const input: Record<string, string | string[]> = {};
  for (const key of Object.keys(schema.entries)) {
    const values = given.getAll(key);
    const [first] = values;
    if (key.endsWith('[]') || values.length > 1) input[key] = values;
    else if (first !== undefined) input[key] = first;
  }
  const result = v.safeParse(schema, input);
  if (!result.success) {
    const errors: Record<string, string[]> = {};
    for (const issue of result.issues) {
      (errors[String(issue.path?.[0]?.key)] ??= []).push(issue.message);
    }
    throw notUnderstood(errors);
  }
  return result.output;
}
