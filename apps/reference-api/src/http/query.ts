import { getFirstDayOfPeriod, postingPeriods } from '@producer-portal/api';
import {
  queryKinds,
  type Endpoint,
  type ParamFormat,
  type QueryKind,
} from '@producer-portal/api/contract';
import { parseAsOf } from '@producer-portal/api/revisions';
import type { Context } from 'hono';
import * as v from 'valibot';
import { toEasternDay, getEasternDayBounds } from '../lib/eastern-time.ts';
import type { AppEnv } from './app-env.ts';
import { invalidRequest } from './problem.ts';

const MAX_TEXT_LENGTH = 200;
const MAX_VALUES = 60;

/** Control characters have no meaning in a filter, and PostgreSQL rejects NUL. */
const controlCharacters = /\p{Cc}/gu;

/** One query value, trimmed. */
const text = v.pipe(
  v.string('Send this only once.'),
  v.maxLength(MAX_TEXT_LENGTH, `Use ${MAX_TEXT_LENGTH} characters or fewer.`),
  v.transform((value) => value.replace(controlCharacters, ' ').trim()),
);

/** An empty value counts as missing. */
const nonEmptyText = v.pipe(
  text,
  v.transform((value) => value || undefined),
);

/** The schema of each query format. */
const paramSchemas = {
  text: v.optional(nonEmptyText),
  required: v.pipe(text, v.nonEmpty('Complete this field.')),
  choice: v.optional(nonEmptyText),
  texts: v.pipe(
    v.array(text),
    v.maxLength(MAX_VALUES, `Send at most ${MAX_VALUES} of these.`),
    v.transform((values) => values.filter((value) => value !== '')),
  ),
  /** Anything but `true` means false. */
  flag: v.optional(
    v.pipe(
      text,
      v.transform((value) => value === 'true'),
    ),
    'false',
  ),
  /** A day in Eastern Time, `YYYY-MM-DD`. The result is its first and last millisecond. */
  day: v.optional(
    v.pipe(
      text,
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        if (dataset.value === '') return undefined;
        const bounds = getEasternDayBounds(dataset.value);
        if (bounds) return bounds;
        addIssue({ message: 'Use a date like 2026-03-02.' });
        return NEVER;
      }),
    ),
  ),
  /** A period that ends today. {@link createQueryParser} converts it to the bounds of its first day. */
  period: v.optional(
    v.pipe(
      nonEmptyText,
      v.optional(v.picklist(postingPeriods, `Use one of ${postingPeriods.join(', ')}.`)),
    ),
  ),
  /** A day in Eastern Time, or an instant. The result is a minute. */
  asOf: v.optional(
    v.pipe(
      text,
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        if (dataset.value === '') return undefined;
        const minute = parseAsOf(dataset.value);
        if (minute) return minute;
        addIssue({ message: 'Use a date like 2026-03-02, or a time like 2026-03-02T14:05:00Z.' });
        return NEVER;
      }),
    ),
  ),
  /** One-based. */
  page: v.optional(
    v.pipe(
      v.string('Send this only once.'),
      v.regex(/^[1-9]\d{0,8}$/, 'Use a whole number of 1 or more.'),
      v.transform(Number),
    ),
    '1',
  ),
} satisfies Record<ParamFormat, v.GenericSchema>;

type Kinds = typeof queryKinds;

type DayBounds = NonNullable<ReturnType<typeof getEasternDayBounds>>;

/** Returns the first and last millisecond of a period's first day. */
function toFirstDay(period: unknown, now: number): DayBounds | undefined {
  const known = postingPeriods.find((name) => name === period);
  return known && (getEasternDayBounds(getFirstDayOfPeriod(known, toEasternDay(now))) ?? undefined);
}

type KindValue<Kind extends QueryKind> = Kinds[Kind] extends {
  format: 'choice';
  values?: readonly (infer Value)[];
}
  ? Value | undefined
  : Kinds[Kind] extends { format: 'period' }
    ? DayBounds | undefined
    : v.InferOutput<(typeof paramSchemas)[Kinds[Kind]['format']]>;

/** The values of a query, by query kind. Kinds that the call doesn't have are missing. */
export type QueryValues = {
  readonly [Kind in QueryKind]?: KindValue<Kind>;
};

/** Creates the schema of a query kind. */
function createKindSchema(kind: QueryKind): v.GenericSchema {
  const { format, values }: { format: ParamFormat; values?: readonly string[] } = queryKinds[kind];
  if (format !== 'choice' || !values) return paramSchemas[format];
  const choice = v.picklist(values, `Use one of ${values.join(', ')}.`);
  return v.optional(v.pipe(nonEmptyText, v.optional(choice)));
}

/**
 * Creates a parser for a call's query string. Unknown keys are ignored.
 *
 * @throws Problem The parser throws 422 with messages by key.
 * @example
 * const parseGuidesQuery = createQueryParser(guides.list);
 * const { search, page } = parseGuidesQuery(c);
 */
export function createQueryParser({
  kinds,
}: Endpoint<unknown>): (c: Context<AppEnv>) => QueryValues {
  const entries = Object.entries(kinds);
  const schema = v.object(
    Object.fromEntries(entries.map(([key, kind]) => [key, createKindSchema(kind)] as const)),
  );
  return (c) => {
    const queryParams = new URL(c.req.url).searchParams;
    const input: Record<string, string | string[]> = {};
    for (const [key] of entries) {
      const values = queryParams.getAll(key);
      const [first] = values;
      if (key.endsWith('[]') || values.length > 1) input[key] = values;
      else if (first !== undefined) input[key] = first;
    }
    const result = v.safeParse(schema, input);
    if (result.success) {
      // Each value was parsed with the schema of its kind.
      return Object.fromEntries(
        entries.map(([key, kind]) => {
          const value = result.output[key];
          const isPeriod = queryKinds[kind].format === 'period';
          return [kind, isPeriod ? toFirstDay(value, c.var.now()) : value];
        }),
      ) as QueryValues;
    }
    const errors: Record<string, string[]> = {};
    for (const issue of result.issues) {
      (errors[String(issue.path?.[0]?.key)] ??= []).push(issue.message);
    }
    throw invalidRequest(errors);
  };
}
