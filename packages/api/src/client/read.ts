import * as v from 'valibot';
import { InvalidResponse } from '../errors/invalid-response.ts';
import type { ApiAnswer } from './api-client.ts';
import { pageOf, type Page } from './page.ts';
import { quickCheck } from './quick-check.ts';

/** Where a shape fails, without a value of the answer in it. */
function describe(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'body'}: expected ${issue.expected ?? issue.type}`,
  );
}

/** How many misfits of a list are described: a host that is wrong in one item is wrong in all. */
const mostIssues = 20;

/** The whole body, by its schema. */
export function readBody<Schema extends v.GenericSchema>(
  answer: ApiAnswer,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, answer.body);
  if (parsed.success) return parsed.output;
  const { call, status, requestId } = answer;
  const issues = describe(parsed.issues);
  throw new InvalidResponse(`${call} answered in an unknown shape`, { status, requestId, issues });
}

/** The record under its key: `{alert: {…}}`. */
export function readRecord<Schema extends v.GenericSchema>(
  answer: ApiAnswer,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const envelope: v.GenericSchema<unknown, { record: v.InferOutput<Schema> }> = v.pipe(
    v.object({ [key]: schema }),
    v.transform((body) => ({ record: body[key] })),
  );
  return readBody(answer, envelope).record;
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
  const items: v.InferOutput<Schema>[] = [];
  const issues: string[] = [];
  const fits = quickCheck(schema);
  for (const [index, item] of sent.entries()) {
    if (fits(item)) {
      items.push(item);
      continue;
    }
    const parsed = v.safeParse(schema, item);
    if (parsed.success) items.push(parsed.output);
    else if (issues.length < mostIssues) {
      issues.push(...describe(parsed.issues).map((issue) => `${key}.${index}.${issue}`));
    }
  }
  const skipped = sent.length - items.length;
  if (skipped > 0) {
    const { call, status, requestId } = answer;
    const message = `${call}: ${skipped} of ${sent.length} items left out`;
    answer.leftOut(skipped, new InvalidResponse(message, { status, requestId, issues }));
  }
  return pageOf(items, sent.length, answer.header);
}
