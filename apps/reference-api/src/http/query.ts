import {
  queryKinds,
  type Endpoint,
  type Form,
  type QueryKind,
} from '@producer-portal/api/contract';
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

/** Left out and empty are the same. */
const filled = v.pipe(
  text,
  v.transform((value) => value || undefined),
);

/** How each form of a key is read. */
const forms = {
  text: v.optional(filled),
  required: v.pipe(text, v.nonEmpty('Give this.')),
  choice: v.optional(filled),
  texts: v.pipe(
    v.array(text),
    v.maxLength(MOST_VALUES, `Give at most ${MOST_VALUES} of these.`),
    v.transform((values) => values.filter((value) => value !== '')),
  ),
  /** Anything but `true` is the same as nothing. */
  flag: v.optional(
    v.pipe(
      text,
      v.transform((value) => value === 'true'),
    ),
    'false',
  ),
  /** A day in New York, `YYYY-MM-DD`, as its first and its last millisecond. */
  day: v.optional(
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
  ),
  /** One-based. */
  page: v.optional(
    v.pipe(
      v.string('Give this once.'),
      v.regex(/^[1-9]\d{0,8}$/, 'A page is a whole number from 1 on.'),
      v.transform(Number),
    ),
    '1',
  ),
} satisfies Record<Form, v.GenericSchema>;

type Kinds = typeof queryKinds;

type ValueOf<Kind extends QueryKind> = Kinds[Kind] extends {
  form: 'choice';
  values?: readonly (infer Value)[];
}
  ? Value | undefined
  : v.InferOutput<(typeof forms)[Kinds[Kind]['form']]>;

/** The values of a query by the kinds of its keys. A kind that the call does not have is missing. */
export type QueryValues = {
  readonly [Kind in QueryKind]?: ValueOf<Kind>;
};

/** How one key is read. */
function schemaOf(kind: QueryKind): v.GenericSchema {
  const { form, values }: { form: Form; values?: readonly string[] } = queryKinds[kind];
  if (form !== 'choice' || !values) return forms[form];
  const choice = v.picklist(values, `One of ${values.join(', ')}.`);
  return v.optional(v.pipe(filled, v.optional(choice)));
}

/**
 * Makes the reader of a call's query from the kinds of its keys; other keys are ignored.
 *
 * @throws Problem (the reader) 422 with the messages by key
 * @example
 * const readGuides = createQueryParser(guides.list);
 * const { search, page } = readGuides(c);
 */
export function createQueryParser({ kinds }: Endpoint<unknown>): (c: Context) => QueryValues {
  const entries = Object.entries(kinds);
  const schema = v.object(
    Object.fromEntries(entries.map(([key, kind]) => [key, schemaOf(kind)] as const)),
  );
  return (c) => {
    const given = new URL(c.req.url).searchParams;
    const input: Record<string, string | string[]> = {};
    for (const [key] of entries) {
      const values = given.getAll(key);
      const [first] = values;
      if (key.endsWith('[]') || values.length > 1) input[key] = values;
      else if (first !== undefined) input[key] = first;
    }
    const result = v.safeParse(schema, input);
    if (result.success) {
      // Each value was read by the schema of its kind.
      return Object.fromEntries(
        entries.map(([key, kind]) => [kind, result.output[key]]),
      ) as QueryValues;
    }
    const errors: Record<string, string[]> = {};
    for (const issue of result.issues) {
      (errors[String(issue.path?.[0]?.key)] ??= []).push(issue.message);
    }
    throw notUnderstood(errors);
  };
}
