import type * as v from 'valibot';
import type { ActivityPrefix } from '../activity/activity.ts';
import type { ApiAnswer, ApiCall, ApiClient } from './api-client.ts';
import type { Page } from './page.ts';
import { pathSegment } from './path.ts';
import { sentValues, type QueryOf } from './query-values.ts';
import { readBody, readPage, readRecord } from './read.ts';
import type { ListCall } from './list-path.ts';

/** What an endpoint answers: how it is read, and what the OpenAPI document says of it. */
export type AnswerForm<Result> = {
  /** `{key: [schema]}`, `{key: schema}`, `schema`, or no body. */
  readonly kind: 'list' | 'record' | 'body' | 'nothing';
  readonly key: string | null;
  readonly schema: v.GenericSchema | null;
  /** What stands in the envelope beside the key. */
  readonly beside?: Readonly<Record<string, v.GenericSchema>>;
  readonly read: (answer: ApiAnswer) => Result;
};

/** One call of the contract as data: fetchers, handlers and the OpenAPI document are made from it. */
export type Endpoint<Result> = {
  readonly prefix: ActivityPrefix;
  readonly method: ApiCall['method'];
  /** From the root; `:id` stands for an id, a slug or a key. */
  readonly path: string;
  /** The keys of its query in the order in which they are sent; one that takes many ends in `[]`. */
  readonly keys?: readonly string[];
  /** The body that it takes. */
  readonly body?: v.GenericSchema;
  readonly answer: AnswerForm<Result>;
  readonly as?: ApiCall['as'];
  /** Milliseconds. @default 10 000 */
  readonly timeout?: number;
};

type CallInput = {
  /** What stands for `:id` in the path. */
  id?: string | number;
  query?: QueryOf<ListCall>;
  body?: unknown;
  /** Sent as `Idempotency-Key`: one for each press, so that a repeat is answered the first result. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
};

/**
 * A list under its key, as a page; items that do not fit are left out and reported.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function listOf<const Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): AnswerForm<Page<v.InferOutput<Schema>>> {
  return { kind: 'list', key, schema, read: (answer) => readPage(answer, key, schema) };
}

/**
 * A record or a single value under its key.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function recordOf<const Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): AnswerForm<v.InferOutput<Schema>> {
  return { kind: 'record', key, schema, read: (answer) => readRecord(answer, key, schema) };
}

/**
 * The body as a whole.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function bodyOf<const Schema extends v.GenericSchema>(
  schema: Schema,
): AnswerForm<v.InferOutput<Schema>> {
  return { kind: 'body', key: null, schema, read: (answer) => readBody(answer, schema) };
}

/** No body: that it answered is all there is to know. */
export const nothing: AnswerForm<void> = {
  kind: 'nothing',
  key: null,
  schema: null,
  read: () => undefined,
};

/**
 * Sends a call of the contract.
 *
 * @throws NotFound without a call, when the id could never be one; else the family of `ApiError`
 */
export async function call<Result>(
  api: ApiClient,
  endpoint: Endpoint<Result>,
  { id, query = {}, body, idempotencyKey, signal }: CallInput = {},
): Promise<Result> {
  const { prefix, method, keys = [], answer, as, timeout } = endpoint;
  const path =
    id === undefined ? endpoint.path : endpoint.path.replace(':id', () => pathSegment(id));
  return api.send(
    {
      prefix,
      method,
      path,
      query: sentValues({ path, keys }, query),
      signal,
      ...(body === undefined ? {} : { body }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ...(as === undefined ? {} : { as }),
      ...(timeout === undefined ? {} : { timeout }),
    },
    answer.read,
  );
}
