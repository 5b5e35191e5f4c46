import type { Context } from 'hono';
import * as v from 'valibot';
import { notUnderstood } from './problem.ts';

/** Control characters but for the ends of lines: PostgreSQL refuses one of them, and nobody means any. */
const controls = /[\p{Cc}--[\n\r\t]]/gv;

/** A value with texts that can be kept: well-formed and without control characters. */
function keepable<Value>(value: Value): Value;
function keepable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(controls, ' ');
  if (Array.isArray(value)) return value.map(keepable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [keepable(key), keepable(each)]),
  );
}

/** The name of a field as a person's form knows it: without the envelope that the body came in. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  return path.slice(path.length > 1 ? 1 : 0).join('.') || 'body';
}

/** The rule's own words; what valibot says by itself is for developers. */
function wordsFor({ message, received }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  return received === 'undefined' || received === 'null' ? 'Fill this in.' : 'This does not fit.';
}

/**
 * Reads the body by the schema of its endpoint.
 *
 * @throws Problem 422 with the messages by dotted field: `delivery.postal_code`
 */
export async function readBody<const Schema extends v.GenericSchema>(
  c: Context,
  { body: schema }: { readonly body: Schema },
): Promise<v.InferOutput<Schema>> {
  const sent: unknown = await c.req.json().catch(() => undefined);
  const parsed = v.safeParse(schema, sent, { abortPipeEarly: true });
  if (parsed.success) return keepable(parsed.output);
  throw notUnderstood(
    Object.fromEntries(parsed.issues.map((issue) => [fieldOf(issue), [wordsFor(issue)]])),
  );
}
