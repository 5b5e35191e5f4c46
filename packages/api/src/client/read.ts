import * as v from 'valibot';
import { InvalidResponse } from '../errors/invalid-response.ts';
import type { ApiResponse } from './api-client.ts';
import { pageOf, type Page } from './page.ts';
import { invalidValue, parseLenient } from './parse-lenient.ts';

/** How many misfits are described: a host that is wrong in one item is wrong in all. */
const mostIssues = 20;

const misread = (
  { call, status, requestId }: ApiResponse,
  how: string,
  issues: string[],
  cause?: string,
) =>
  new InvalidResponse(`${call}${how}`, {
    status,
    requestId,
    issues,
    ...(cause === undefined ? {} : { cause }),
  });

/** Tells of an answer that was read in spite of what did not fit. */
function report(response: ApiResponse, issues: string[]): void {
  const how = `: values left out: ${issues.length}`;
  response.leftOut(issues.length, misread(response, how, issues.slice(0, mostIssues)));
}

/**
 * What fits of a part of an answer; what is left out is reported.
 *
 * @throws InvalidResponse when it is no JSON, or nothing of the part fits
 */
function read<Schema extends v.GenericSchema>(
  response: ApiResponse,
  schema: Schema,
  part: unknown,
  path: string,
): v.InferOutput<Schema> {
  if (response.body === undefined) {
    // `text/html` tells whose page has come in the place of an answer.
    const type = response.header('Content-Type')?.replace(/;.*/s, '') ?? 'nothing';
    const how = ' answered no JSON: is it the host of the API?';
    throw misread(response, how, [`body: expected JSON, not ${type}`], type);
  }
  const issues: string[] = [];
  const kept = parseLenient(schema, part, path, (issue) => issues.push(issue));
  if (kept === invalidValue) {
    // The last one is what it stands or falls with.
    throw misread(response, ' answered in an unknown shape', issues.slice(-mostIssues));
  }
  if (issues.length > 0) report(response, issues);
  return kept;
}

/** What fits of the whole body, by its schema. */
export function readBody<Schema extends v.GenericSchema>(
  response: ApiResponse,
  schema: Schema,
): v.InferOutput<Schema> {
  return read(response, schema, response.body, '');
}

/** What fits of the record under its key: `{alert: {…}}`. */
export function readRecord<Schema extends v.GenericSchema>(
  response: ApiResponse,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return readBody(response, v.object({ [key]: schema }))[key];
}

/**
 * The list under its key as a page: `{alerts: […]}`. An item that does not fit is left out and
 * reported, and the others show (docs/contract.md#invalid-responses).
 */
export function readPage<Schema extends v.GenericSchema>(
  response: ApiResponse,
  key: string,
  schema: Schema,
): Page<v.InferOutput<Schema>> {
  const sent = readRecord(response, key, v.array(v.unknown()));
  const items = read(response, v.array(schema), sent, key);
  return pageOf(items, sent.length, response.header, (issue) => report(response, [issue]));
}
