import * as v from 'valibot';
import { InvalidResponse } from '../errors/invalid-response.ts';
import type { ApiResponse } from './api-client.ts';
import { toPage, type Page } from './page.ts';
import { invalidValue, parseLenient } from './parse-lenient.ts';

/** Maximum number of issues to report. If one item is wrong, usually all items are wrong. */
const maxIssues = 20;

const createError = (
  { call, status, requestId }: ApiResponse,
  problem: string,
  issues: string[],
  cause?: string,
) =>
  new InvalidResponse(`${call}${problem}`, {
    status,
    requestId,
    issues,
    ...(cause === undefined ? {} : { cause }),
  });

/** Reports the values that were left out of a response. */
function report(response: ApiResponse, issues: string[]): void {
  const problem = ` returned invalid values: ${issues.length} left out`;
  response.reportInvalidValues(
    issues.length,
    createError(response, problem, issues.slice(0, maxIssues)),
  );
}

/**
 * Parses a part of a response. Invalid values are left out and reported.
 *
 * @throws InvalidResponse if the body is not JSON or the part can't be used
 */
function read<Schema extends v.GenericSchema>(
  response: ApiResponse,
  schema: Schema,
  part: unknown,
  path: string,
): v.InferOutput<Schema> {
  if (response.body === undefined) {
    // The type helps to find the sender: `text/html` is usually a proxy's page.
    const type = response.header('Content-Type')?.replace(/;.*/s, '') ?? 'nothing';
    const problem = ' did not return JSON: is it the host of the API?';
    throw createError(response, problem, [`body: expected JSON, not ${type}`], type);
  }
  const issues: string[] = [];
  const parsed = parseLenient(schema, part, path, (issue) => issues.push(issue));
  if (parsed === invalidValue) {
    // The last issue is the one that made the whole part invalid.
    throw createError(response, ' returned an unexpected shape', issues.slice(-maxIssues));
  }
  if (issues.length > 0) report(response, issues);
  return parsed;
}

/** Parses the whole body. */
export function readBody<Schema extends v.GenericSchema>(
  response: ApiResponse,
  schema: Schema,
): v.InferOutput<Schema> {
  return read(response, schema, response.body, '');
}

/** Parses the record under its key: `{alert: {…}}`. */
export function readRecord<Schema extends v.GenericSchema>(
  response: ApiResponse,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return readBody(response, v.object({ [key]: schema }))[key];
}

/**
 * Parses the list under its key as a page: `{alerts: […]}`. Invalid items are left out and reported
 * (docs/contract.md#invalid-responses).
 */
export function readPage<Schema extends v.GenericSchema>(
  response: ApiResponse,
  key: string,
  schema: Schema,
): Page<v.InferOutput<Schema>> {
  const rawItems = readRecord(response, key, v.array(v.unknown()));
  const items = read(response, v.array(schema), rawItems, key);
  return toPage(items, rawItems.length, response.header, (issue) => report(response, [issue]));
}
