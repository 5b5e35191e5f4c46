import * as v from 'valibot';
import { InvalidResponse } from '../errors/invalid-response.ts';
import type { ApiAnswer } from './api-client.ts';
import { pageOf, type Page } from './page.ts';
import { misfit, salvage } from './salvage.ts';

/** How many misfits are described: a host that is wrong in one item is wrong in all. */
const mostIssues = 20;

/** A type such as `text/html`: it tells whose page came in the place of an answer. */
function mediaType({ header }: ApiAnswer): string {
  return /^[\w.+-]+\/[\w.+-]+/.exec(header('Content-Type') ?? '')?.[0] ?? 'no type';
}

/**
 * What fits of a part of an answer; what is left out is reported.
 *
 * @throws InvalidResponse when it is no JSON, or nothing of the part fits
 */
function read<Schema extends v.GenericSchema>(
  answer: ApiAnswer,
  schema: Schema,
  part: unknown,
  path: string,
): v.InferOutput<Schema> {
  const { body, call, status, requestId } = answer;
  if (body === undefined) {
    const cause = mediaType(answer);
    const issues = [`body: expected JSON, not ${cause}`];
    const message = `${call} answered no JSON: is it the host of the API?`;
    throw new InvalidResponse(message, { status, requestId, issues, cause });
  }
  const issues: string[] = [];
  const kept = salvage(schema, part, path, (issue) => issues.push(issue));
  if (kept === misfit) {
    const message = `${call} answered in an unknown shape`;
    // The last one is what it stands or falls with.
    throw new InvalidResponse(message, { status, requestId, issues: issues.slice(-mostIssues) });
  }
  if (issues.length > 0) report(answer, issues);
  return kept;
}

/** Tells of an answer that was read in spite of what did not fit. */
function report({ call, status, requestId, leftOut }: ApiAnswer, misfits: string[]): void {
  const message = `${call}: values left out: ${misfits.length}`;
  const issues = misfits.slice(0, mostIssues);
  leftOut(misfits.length, new InvalidResponse(message, { status, requestId, issues }));
}

/** What fits of the whole body, by its schema. */
export function readBody<Schema extends v.GenericSchema>(
  answer: ApiAnswer,
  schema: Schema,
): v.InferOutput<Schema> {
  return read(answer, schema, answer.body, '');
}

/** What fits of the record under its key: `{alert: {…}}`. */
export function readRecord<Schema extends v.GenericSchema>(
  answer: ApiAnswer,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return readBody(answer, v.object({ [key]: schema }))[key];
}

/**
 * The list under its key as a page: `{alerts: […]}`. An item that does not fit is left out and
 * reported, and the others show (decisions, section 1).
 */
export function readPage<Schema extends v.GenericSchema>(
  answer: ApiAnswer,
  key: string,
  schema: Schema,
): Page<v.InferOutput<Schema>> {
  const sent = readRecord(answer, key, v.array(v.unknown()));
  const items = read(answer, v.array(schema), sent, key);
  return pageOf(items, sent.length, answer.header, (issue) => report(answer, [issue]));
}
