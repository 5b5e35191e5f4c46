import type { Context } from 'hono';
import * as v from 'valibot';
import { invalidRequest } from './problem.ts';

/** Control characters except line breaks and tabs. PostgreSQL rejects NUL, and the others have no use. */
const controlCharacters = /[\p{Cc}--[\n\r\t]]/gv;

/** Makes all strings of a value well-formed, and replaces control characters with spaces. */
function sanitize<Value>(value: Value): Value;
function sanitize(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(controlCharacters, ' ');
  if (Array.isArray(value)) return value.map(sanitize);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [sanitize(key), sanitize(each)]),
  );
}

/** Returns the dotted field name as the form uses it, without the body's envelope key. */
function getFieldName(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => String(key));
  return path.slice(path.length > 1 ? 1 : 0).join('.') || 'body';
}

/** Returns the message of a failed check. Replaces Valibot's messages, which are for developers. */
function toMessage({ message, received }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  return received === 'undefined' || received === 'null'
    ? 'Complete this field.'
    : 'This value isn’t valid.';
}

/**
 * Reads the request body with the schema of its endpoint.
 *
 * @throws Problem 422 with messages by dotted field, such as `delivery.postal_code`.
 */
export async function readBody<const Schema extends v.GenericSchema>(
  c: Context,
  { body: schema }: { readonly body: Schema },
): Promise<v.InferOutput<Schema>> {
  const requestBody: unknown = await c.req.json().catch(() => undefined);
  const parsed = v.safeParse(schema, requestBody, { abortPipeEarly: true });
  if (parsed.success) return sanitize(parsed.output);
  throw invalidRequest(
    Object.fromEntries(parsed.issues.map((issue) => [getFieldName(issue), [toMessage(issue)]])),
  );
}
