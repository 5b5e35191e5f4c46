import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ActivityPrefix } from '../activity/activity.ts';
import type { QueryKind } from '../contract/query-kinds.ts';
import { findCachedRecord, type CachedRow } from '../resources/cached-record.ts';
import type { Id } from '../resources/content/schema.ts';
import type { FetchOptions } from '../resources/fetch-options.ts';
import type { ApiCall, ApiClient } from './api-client.ts';
import {
  call,
  listResponse,
  recordResponse,
  type ResponseSpec,
  type Endpoint,
} from './endpoint.ts';
import type { Page } from './page.ts';
import { keepPreviousPage, createQuery, type Query } from './query-options.ts';
import { toRequestQuery, type QueryOf } from './query-values.ts';

// Browsers load these definitions, so keep descriptions of calls out of them. On overloaded
// functions, put `@__NO_SIDE_EFFECTS__` on the implementation: compilers drop the signatures.

/** Query parameters of a call, typed by its keys. */
export type ParamsOf<Call extends { readonly keys: readonly string[] }> = QueryOf<{
  path: string;
  keys: Call['keys'];
}>;

type KeysOf<Key extends string> = { path: string; keys: readonly Key[] };

/** A paged list with the filters in its query. */
export interface PagedCall<Data, Key extends string> extends Endpoint<Data, Key> {
  /** Prefix of each page's cache key. */
  readonly cacheKey: readonly string[];
  /** Fetches one page. */
  readonly fetch: (
    api: ApiClient,
    params?: QueryOf<KeysOf<Key>>,
    options?: FetchOptions,
  ) => Promise<Data>;
  /** Options for `useQuery`. The previous page stays on screen while the next one loads. */
  readonly query: (api: ApiClient, params?: QueryOf<KeysOf<Key>>) => Query<Data>;
}

/** A call without parameters. */
export interface PlainCall<Result, Data = Result> extends Endpoint<Result, never> {
  readonly cacheKey: readonly string[];
  readonly fetch: (api: ApiClient, options?: FetchOptions) => Promise<Data>;
  readonly query: (api: ApiClient) => Query<Data>;
}

/** A call with an id, a slug, or a key in its path. */
export interface IdCall<Result, Data = Result> extends Endpoint<Result, never> {
  readonly cacheKey: readonly string[];
  /** @throws NotFound without sending a request, if the id is malformed */
  readonly fetch: (api: ApiClient, id: Id, options?: FetchOptions) => Promise<Data>;
  readonly query: (api: ApiClient, id: Id) => Query<Data>;
}

/** The values of a query's keys. Only those of `OptionalKey` can be missing. */
type KeyedParams<Key extends string, OptionalKey extends string> = Readonly<
  Record<Exclude<Key, OptionalKey>, string> & { [Name in OptionalKey]?: string | undefined }
>;

/** A call that requires the keys of its query, except for `OptionalKey`. */
export interface KeyedCall<
  Result,
  Key extends string,
  Data = Result,
  OptionalKey extends Key = never,
> extends Endpoint<Result, Key> {
  readonly cacheKey: readonly string[];
  readonly fetch: (
    api: ApiClient,
    params: KeyedParams<Key, OptionalKey>,
    options?: FetchOptions,
  ) => Promise<Data>;
  readonly query: (api: ApiClient, params: KeyedParams<Key, OptionalKey>) => Query<Data>;
}

/** A call for one record of a list. Its query is optional. */
export interface RecordCall<Data, Key extends string = never> extends Endpoint<Data, Key> {
  readonly cacheKey: readonly string[];
  /**
   * Fetches one record.
   *
   * @param id an id or a slug
   * @param options.params the query, such as `{ as_of: '2026-03-02' }`
   * @throws NotFound without sending a request, if the id is malformed
   */
  readonly fetch: (
    api: ApiClient,
    id: Id,
    options?: FetchOptions & { readonly params?: QueryOf<KeysOf<Key>> },
  ) => Promise<Data>;
  /**
   * Options for `useQuery`. Until the response arrives, the data is the record from a cached list, if
   * there is one (`isPlaceholderData`). With a query, the record can differ from the record in
   * a list, so it has its own cache entry and no placeholder.
   *
   * @param client the query client that caches the lists
   */
  readonly query: (
    api: ApiClient,
    id: Id,
    client: QueryClient,
    params?: QueryOf<KeysOf<Key>>,
  ) => Query<Data>;
}

/** A call that changes something. `Body` is the schema of its request body. */
export interface ActionCall<
  Result,
  Body extends v.GenericSchema | undefined = undefined,
> extends Endpoint<Result, never> {
  readonly body: Body;
}

/** Creates a call. The arguments are the resource's name and the call's own name. */
export type CallBuilder<Call> = (resource: string, call: string) => Call;

type Resource<Calls extends Readonly<Record<string, CallBuilder<unknown>>>> = {
  readonly [Name in keyof Calls]: ReturnType<Calls[Name]>;
};

/**
 * Defines the calls of one resource.
 *
 * @param name the name that the resource is exported by. Cache keys and call names start with it
 * @example
 * export const guides = defineResource('guides', {
 *   list: list({ prefix: 'GUIDES', path: '/api/v1/guides', key: 'guides', … }),
 *   detail: record({ prefix: 'GUIDE', path: '/api/v1/guides/:id', key: 'guide', … }),
 * });
 * const page = await guides.list.fetch(api, { category: 'rate_bulletins' });
 * const { data } = useQuery(guides.detail.query(api, id, queryClient));
 */
export function defineResource<const Calls extends Readonly<Record<string, CallBuilder<unknown>>>>(
  name: string,
  calls: Calls,
): Resource<Calls>;
/* @__NO_SIDE_EFFECTS__ */
export function defineResource(
  name: string,
  calls: Readonly<Record<string, CallBuilder<unknown>>>,
): object {
  return Object.fromEntries(
    Object.entries(calls).map(([callName, build]) => [callName, build(name, callName)]),
  );
}

/**
 * Replaces a schema's inferred output with a named type, so that hovers show `Page<Guide>`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function withType<Output>(
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Output> {
  return schema;
}

type Options<Key extends string> = {
  readonly prefix: ActivityPrefix;
  readonly path: string;
  /** Kind of each query parameter, in the order in which the keys are sent. */
  readonly query?: Readonly<Record<Key, QueryKind>>;
  readonly method?: ApiCall['method'];
  readonly auth?: ApiCall['auth'];
  readonly timeout?: number;
};

/** The key and schema of the response, or how to read the whole response. */
type ResponseOption<Value, Result> =
  | { readonly key: string; readonly schema: v.GenericSchema<unknown, Value> }
  | { readonly response: ResponseSpec<Result> };

/** The parts of an endpoint that don't depend on its response. */
function getCommonFields(resource: string, callName: string, options: Options<string>) {
  const { prefix, path, method = 'GET', auth, timeout } = options;
  const kinds = options.query ?? {};
  return {
    name: `${resource}.${callName}`,
    cacheKey: [resource, callName],
    prefix,
    method,
    path,
    keys: Object.keys(kinds),
    kinds,
    auth,
    timeout,
  };
}

/** The schema of a page that an application has stored. */
const toPageSchema = (itemSchema: v.GenericSchema) =>
  v.object({
    items: v.array(itemSchema),
    total: v.number(),
    page: v.number(),
    perPage: v.number(),
    markedReadCount: v.optional(v.number()),
  });

/**
 * Defines a paged list. Pass `response` instead of `key` and `schema` if the response contains more
 * than items.
 *
 * @param options.map transforms each page
 */
export function list<Item, const Key extends string, Data extends Page<unknown> = Page<Item>>(
  options: Options<Key> &
    ResponseOption<Item, Data> & {
      readonly map?: (page: NoInfer<Data>, params: unknown) => NoInfer<Data>;
    },
): CallBuilder<PagedCall<Data, Key>>;
/* @__NO_SIDE_EFFECTS__ */
export function list(
  options: Options<string> &
    ResponseOption<unknown, Page<unknown>> & {
      readonly map?: (page: Page<unknown>, params: unknown) => Page<unknown>;
    },
): CallBuilder<PagedCall<Page<unknown>, string>> {
  const response =
    'response' in options ? options.response : listResponse(options.key, options.schema);
  const { map = (page) => page } = options;
  const pageSchema = 'schema' in options ? toPageSchema(options.schema) : null;
  return (resource, callName) => {
    const endpoint = { ...getCommonFields(resource, callName, options), response };
    const fetch = async (
      api: ApiClient,
      query: QueryOf<KeysOf<string>> = {},
      { signal }: FetchOptions = {},
    ) => map(await call(api, endpoint, { query, signal }), query);
    return {
      ...endpoint,
      fetch,
      query: (api, params = {}) =>
        createQuery({
          queryKey: [...endpoint.cacheKey, params],
          queryFn: ({ signal }) => fetch(api, params, { signal }),
          placeholderData: keepPreviousPage,
          schema: pageSchema,
        }),
    };
  };
}

/**
 * Defines a call for one record of the resource's list, by id or slug.
 *
 * @param options.fromRow converts an item of the list to the record, if they differ
 */
export function record<
  Value,
  const Key extends string = never,
  Data = Value,
  Row extends CachedRow = CachedRow,
>(
  options: Options<Key> & ResponseOption<Value, Data> & { readonly fromRow?: (row: Row) => Data },
): CallBuilder<RecordCall<Data, Key>>;
/* @__NO_SIDE_EFFECTS__ */
export function record(
  options: Options<string> &
    ResponseOption<unknown, unknown> & { readonly fromRow?: (row: CachedRow) => unknown },
): CallBuilder<object> {
  const response =
    'response' in options ? options.response : recordResponse(options.key, options.schema);
  const { fromRow = (row: unknown) => row } = options;
  return (resource, callName) => {
    const endpoint = { ...getCommonFields(resource, callName, options), response };
    const fetch: RecordCall<unknown, string>['fetch'] = (api, id, { signal, params } = {}) =>
      call(api, endpoint, { id, query: params, signal });
    const query: RecordCall<unknown, string>['query'] = (api, id, client, params = {}) => {
      const sentParams = toRequestQuery(endpoint, params);
      const hasParams = Object.keys(sentParams).length > 0;
      return createQuery({
        queryKey: [...endpoint.cacheKey, String(id), ...(hasParams ? [sentParams] : [])],
        queryFn: ({ signal }) => fetch(api, id, { signal, params }),
        schema: response.schema,
        placeholderData: () => {
          const row = hasParams ? undefined : findCachedRecord(client, resource, id);
          return row && fromRow(row);
        },
      });
    };
    return { ...endpoint, fetch, query };
  };
}

type SingleCall<
  Path extends string,
  Key extends string,
  Result,
  Data,
  OptionalKey extends Key = never,
> = [Key] extends [never]
  ? Path extends `${string}/:id${string}`
    ? IdCall<Result, Data>
    : PlainCall<Result, Data>
  : KeyedCall<Result, Key, Data, OptionalKey>;

/**
 * Defines a call for one value that isn't a record of a list. The call takes no parameters, an id
 * in its path, or the keys of its query.
 *
 * @param options.optional keys of the query that callers can leave out
 * @param options.map converts the host's value to what callers get
 * @param options.cache extra query options
 */
export function single<
  Value,
  const Path extends string,
  const Key extends string = never,
  Data = Value,
  const OptionalKey extends Key = never,
>(
  options: Options<Key> & {
    readonly path: Path;
    readonly key: string;
    readonly schema: v.GenericSchema<unknown, Value>;
    readonly optional?: readonly OptionalKey[];
    readonly map?: (value: Value) => Data;
    readonly cache?: CacheOptions;
  },
): CallBuilder<SingleCall<Path, Key, Value, Data, OptionalKey>>;
/* @__NO_SIDE_EFFECTS__ */
export function single(
  options: Options<string> & {
    readonly key: string;
    readonly schema: v.GenericSchema;
    readonly map?: (value: unknown) => unknown;
    readonly cache?: CacheOptions;
  },
): CallBuilder<unknown> {
  const { key, schema, map } = options;
  return unpagedCall(options, recordResponse(key, schema), map ? null : schema, map);
}

/**
 * Defines a list that is never paged. Callers get its items. The call takes no parameters, an id in its
 * path, or all keys of its query.
 */
export function unpagedList<Item, const Path extends string, const Key extends string = never>(
  options: Options<Key> & {
    readonly path: Path;
    readonly key: string;
    readonly schema: v.GenericSchema<unknown, Item>;
  },
): CallBuilder<SingleCall<Path, Key, Page<Item>, Item[]>>;
/* @__NO_SIDE_EFFECTS__ */
export function unpagedList(
  options: Options<string> & { readonly key: string; readonly schema: v.GenericSchema },
): CallBuilder<unknown> {
  const { key, schema } = options;
  return unpagedCall(options, listResponse(key, schema), v.array(schema), ({ items }) => items);
}

/** What a caller passes to a call without paging: an id, or a value for each query parameter. */
type Input = Id | Readonly<Record<string, string | undefined>>;

/** Query options that a definition can set. */
type CacheOptions = { staleTime?: number; gcTime?: number; structuralSharing?: false };

/**
 * Builds a call without paging. If the call has an id or a query, callers pass it after the client.
 *
 * @param schema schema of what `map` returns; null if there is none
 */
function unpagedCall<Result>(
  options: Options<string> & { readonly cache?: CacheOptions },
  response: ResponseSpec<Result>,
  schema: v.GenericSchema | null,
  map: (result: Result) => unknown = (result) => result,
): CallBuilder<unknown> {
  return (resource, callName) => {
    const endpoint = { ...getCommonFields(resource, callName, options), response };
    const { cacheKey, keys, path } = endpoint;
    const takesId = path.includes('/:id');
    const send = async (api: ApiClient, input: Input, { signal }: FetchOptions = {}) =>
      map(
        await call(api, endpoint, {
          ...(typeof input === 'object' ? { query: input } : { id: input }),
          signal,
        }),
      );
    const createQueryFor = (api: ApiClient, input: Input, keySuffix: QueryKey) =>
      createQuery({
        ...options.cache,
        queryKey: [...cacheKey, ...keySuffix],
        queryFn: ({ signal }) => send(api, input, { signal }),
        schema,
      });
    const hasInput = takesId || keys.length > 0;
    return {
      ...endpoint,
      ...(hasInput
        ? {
            fetch: send,
            query: (api: ApiClient, input: Input) =>
              createQueryFor(api, input, [typeof input === 'object' ? input : String(input)]),
          }
        : {
            fetch: (api: ApiClient, fetchOptions?: FetchOptions) => send(api, {}, fetchOptions),
            query: (api: ApiClient) => createQueryFor(api, {}, []),
          }),
    };
  };
}

/**
 * Defines a call that changes something. The call has no `fetch`: the module that defines the call
 * exports a function that sends it.
 */
export function action<Result, const Body extends v.GenericSchema | undefined = undefined>(
  options: Options<never> & {
    readonly method: 'POST' | 'PATCH' | 'DELETE';
    readonly response: ResponseSpec<Result>;
    readonly body?: Body;
    readonly status?: 201;
  },
): CallBuilder<ActionCall<Result, Body>>;
/* @__NO_SIDE_EFFECTS__ */
export function action(
  options: Options<never> & {
    readonly response: ResponseSpec<unknown>;
    readonly body?: v.GenericSchema;
    readonly status?: 201;
  },
): CallBuilder<object> {
  const { response, body, status } = options;
  return (resource, callName) => ({
    ...getCommonFields(resource, callName, options),
    response,
    body,
    status,
  });
}
