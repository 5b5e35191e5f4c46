import * as v from 'valibot';
import { InvalidResponse } from '../errors/invalid-response.ts';
import {
  createDiagnostic,
  mergeDiagnostics,
  type DiagnosticDetails,
} from '../diagnostics/diagnostic.ts';
import type { ApiResponse } from './api-response.ts';
import { toPage, type Page } from './page.ts';
import { invalidValue, parseLenient, type Issue } from './parse-lenient.ts';

/** A breach in a response, without the name and the request id of the call. */
type ResponseIssue = Pick<DiagnosticDetails, 'code' | 'field' | 'found' | 'expected'>;

/** Creates the diagnostics of a response. Several invalid values of one field get one diagnostic. */
const toDiagnostics = ({ name, requestId }: ApiResponse, issues: readonly ResponseIssue[]) =>
  mergeDiagnostics(issues.map((issue) => createDiagnostic({ ...issue, call: name, requestId })));

function createError(
  response: ApiResponse,
  issues: readonly ResponseIssue[],
  contentType?: string,
): InvalidResponse {
  const { call, status, requestId } = response;
  const diagnostics = toDiagnostics(response, issues);
  const reason = diagnostics.at(-1);
  return new InvalidResponse(
    `${call} can’t be used: ${reason?.field} is ${reason?.found}, expected ${reason?.expected}`,
    {
      status,
      requestId,
      diagnostics,
      ...(contentType === undefined ? {} : { cause: contentType }),
    },
  );
}

/**
 * Runs a parser. A body that overflows the stack counts as invalid.
 *
 * @throws InvalidResponse if the body is nested too deeply
 */
export function readWith<Result>(
  parse: (response: ApiResponse) => Result,
  response: ApiResponse,
): Result {
  try {
    return parse(response);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const expected = 'JSON of the documented depth';
    throw createError(response, [
      { code: 'unusable-response', field: 'body', found: 'nested too deeply', expected },
    ]);
  }
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
    // It helps to find the sender: `text/html` is usually a proxy's page.
    const contentType = response.header('Content-Type')?.replace(/;.*/s, '') ?? 'nothing';
    const issue = {
      code: 'not-json',
      field: 'body',
      found: contentType,
      expected: 'JSON',
    } as const;
    throw createError(response, [issue], contentType);
  }
  const issues: Issue[] = [];
  const parsed = parseLenient(schema, part, path, issues);
  if (parsed === invalidValue) {
    // The last issue made the whole part invalid.
    const reasons = issues.splice(-1).map((issue): ResponseIssue => ({
      ...issue,
      code: 'unusable-response',
    }));
    throw createError(response, [...issues, ...reasons]);
  }
  toDiagnostics(response, issues).forEach(response.report);
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
  return toPage(items, rawItems.length, response, (issue) =>
    toDiagnostics(response, [issue]).forEach(response.report),
  );
}
