import type * as v from 'valibot';
import type { ActivityPrefix } from '../activity/activity.ts';
import type { QueryKind } from '../contract/query-kinds.ts';
import type { ApiCall, ApiClient } from './api-client.ts';
import type { ApiResponse } from './api-response.ts';
import type { ListCall } from './list-path.ts';
import type { Page } from './page.ts';
import { toPathSegment } from './path.ts';
import { toRequestQuery, type QueryOf } from './query-values.ts';
import { readBody, readPage, readRecord } from './read.ts';

/** The response of a call: how the client reads it, and what the OpenAPI document says about it. */
export type ResponseSpec<Result> = {
  /**
   * Shape of the body: `{key: [schema]}` for `list`, `{key: schema}` for `record`, `schema` for
   * `body`, and no body for `nothing`.
   */
  readonly kind: 'list' | 'record' | 'body' | 'nothing';
  readonly key: string | null;
  readonly schema: v.GenericSchema | null;
  /** Other fields of the envelope. */
  readonly extraFields?: Readonly<Record<string, v.GenericSchema>>;
  readonly read: (response: ApiResponse) => Result;
};

/** One call in the contract as data. Fetchers, handlers, routes, and the OpenAPI document use it. */
export type Endpoint<Result, Key extends string = string> = {
  /** Resource and call name, such as `guides.list`. */
  readonly name: string;
  readonly prefix: ActivityPrefix;
  readonly method: ApiCall['method'];
  /** Path from the root. `:id` is a placeholder for an id, a slug, or a key. */
  readonly path: string;
  /** Query parameters, in the order in which they are sent. A key that takes several values ends in `[]`. */
  readonly keys: readonly Key[];
  /** Kind of each query parameter. */
  readonly kinds: Readonly<Record<Key, QueryKind>>;
  /** Schema of the request body. */
  readonly body?: v.GenericSchema | undefined;
  readonly response: ResponseSpec<Result>;
  /** Success status. @default 200, or 204 without a body */
  readonly status?: 201 | undefined;
  readonly auth?: ApiCall['auth'] | undefined;
  /** Milliseconds. @default 10,000 */
  readonly timeout?: number | undefined;
};

type CallInput = {
  /** Replaces `:id` in the path. */
  id?: string | number | undefined;
  query?: QueryOf<ListCall> | undefined;
  body?: unknown;
  /** Sent as `Idempotency-Key`, one for each submission. A repeat returns the first result. */
  idempotencyKey?: string;
  /** See `ApiCall`. */
  replacedBy?: string | number | undefined;
  /** The token that a `revoke` call sends. @default the session's token */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Describes a response with a list under `key`, which is read as a page. Invalid items are left out
 * and reported.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function listResponse<Item>(
  key: string,
  schema: v.GenericSchema<unknown, Item>,
): ResponseSpec<Page<Item>> {
  return { kind: 'list', key, schema, read: (response) => readPage(response, key, schema) };
}

/**
 * Describes a response with a record or a single value under `key`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function recordResponse<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): ResponseSpec<Value> {
  return { kind: 'record', key, schema, read: (response) => readRecord(response, key, schema) };
}

/**
 * Describes a response whose body has no envelope.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function bodyResponse<Value>(schema: v.GenericSchema<unknown, Value>): ResponseSpec<Value> {
  return { kind: 'body', key: null, schema, read: (response) => readBody(response, schema) };
}

/** A response without a body. */
export const noBody: ResponseSpec<void> = {
  kind: 'nothing',
  key: null,
  schema: null,
  read: () => undefined,
};

/**
 * Sends a call in the contract.
 *
 * @throws NotFound without sending a request, if the id is malformed
 * @throws ApiError or one of its subclasses, if the call fails
 */
export async function call<Result>(
  api: ApiClient,
  endpoint: Endpoint<Result>,
  { id, query = {}, body, idempotencyKey, replacedBy, token, signal }: CallInput = {},
): Promise<Result> {
  const { prefix, method, keys, response, auth, timeout } = endpoint;
  const path =
    id === undefined ? endpoint.path : endpoint.path.replace(':id', () => toPathSegment(id));
  return api.send(
    {
      prefix,
      method,
      path,
      pattern: endpoint.path,
      isPaged: keys.some((key) => key === 'page'),
      query: toRequestQuery({ path, keys }, query),
      replacedBy,
      signal,
      token,
      ...(body === undefined ? {} : { body }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ...(auth === undefined ? {} : { auth }),
      ...(timeout === undefined ? {} : { timeout }),
    },
    response.read,
  );
}
