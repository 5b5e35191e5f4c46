import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import * as v from 'valibot';
import type { Endpoint } from '../client/endpoint.ts';
import { createExample } from '../client/create-example.ts';
import type { Page } from '../client/page.ts';
import { calls } from '../contract/registry.ts';
import type { ErrorBody } from '../errors/schema.ts';

/** How a call fails: with a status, or without a response. */
export type Failure = number | 'network';

/** Paging of a list, as sent in the headers. */
export type Paging = { total: number; page: number; perPage: number };

/** Returns the paging headers of a list. */
export function toPagingHeaders({ total, page, perPage }: Paging): Record<string, string> {
  return { Total: String(total), Page: String(page), 'Per-Page': String(perPage) };
}

/** Creates the paging of a list with a single page. */
export const createSinglePaging = (items: readonly unknown[]): Paging => ({
  total: items.length,
  page: 1,
  perPage: items.length || 20,
});

type Call = Pick<Endpoint<unknown>, 'method' | 'path'>;

/** Paths without parameters. Some of them, such as `/products/all`, match `/products/:id` too. */
const fixedPaths = Object.values(calls).flatMap(({ path }) => (path.includes(':') ? [] : path));

/** Creates a handler for one call in the contract, on any origin. */
export function handle(
  { method, path }: Call,
  resolver: Parameters<typeof http.get>[1],
): HttpHandler {
  const register = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };
  return register[method](`*${path}`, (info) => {
    const { pathname } = new URL(info.request.url);
    const isOtherCall = fixedPaths.some(
      (fixedPath) => fixedPath !== path && pathname.endsWith(fixedPath),
    );
    // Without a response, MSW tries the next handler.
    return isOtherCall ? undefined : resolver(info);
  });
}

/** Creates a handler that responds to one call with this body. */
export function createResponseHandler(
  endpoint: Call,
  body: JsonBodyType,
  init: { status?: number; headers?: Record<string, string> } = {},
): HttpHandler {
  return handle(endpoint, () => HttpResponse.json(body, init));
}

/** The handlers of outcomes that work the same for every call. */
export type FailureHandlers = {
  /** The call fails; the body is the contract's error body. */
  failed: (failure: Failure, body?: ErrorBody) => HttpHandler;
  /** The response never arrives. */
  pending: () => HttpHandler;
};

export function createFailureHandlers(endpoint: Call): FailureHandlers {
  return {
    failed: (failure, body = {}) =>
      handle(endpoint, () =>
        failure === 'network' ? HttpResponse.error() : HttpResponse.json(body, { status: failure }),
      ),
    pending: () =>
      handle(endpoint, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
  };
}

/** The handlers of a call that returns a list, by outcome. */
export type ListOutcomes<Item> = FailureHandlers & {
  complete: (items: Item[], paging?: Paging) => HttpHandler;
  empty: () => HttpHandler;
};

/**
 * The handlers of a call that returns one value, by outcome. `empty` is a 404 for an action and for
 * a call with an id. For any other call, it is the smallest valid value: null, 0, or no entries.
 */
export type ValueOutcomes<Value> = FailureHandlers & {
  complete: (value: Value) => HttpHandler;
  empty: () => HttpHandler;
};

/** The handlers of a call without a response body, by outcome. `empty` is a 404. */
export type NoBodyOutcomes = FailureHandlers & {
  complete: () => HttpHandler;
  empty: () => HttpHandler;
};

/** The handlers of a call, by outcome. */
export type OutcomesOf<Definition> =
  Definition extends Endpoint<infer Result>
    ? [Result] extends [void]
      ? NoBodyOutcomes
      : [Result] extends [Page<infer Item>]
        ? ListOutcomes<Item>
        : ValueOutcomes<Result>
    : never;

/** Returns the smallest valid value of a schema. */
function getSmallestValue(schema: v.GenericSchema): JsonBodyType {
  const value = [null, 0, {}, createExample(schema)].find((candidate) => v.is(schema, candidate));
  return isJson(value) ? value : null;
}

const isJson = (value: unknown): value is JsonBodyType =>
  value === null || ['boolean', 'number', 'object', 'string'].includes(typeof value);

/** Creates the handlers of a call, by outcome, from its definition. */
export function createOutcomes(endpoint: Endpoint<unknown>): FailureHandlers & {
  complete: (value?: JsonBodyType, paging?: Paging) => HttpHandler;
  empty: () => HttpHandler;
} {
  const { response, method, path, status = 200 } = endpoint;
  const { kind, key, schema } = response;
  const failures = createFailureHandlers(endpoint);
  const canBeMissing = path.includes(':id') || method !== 'GET';
  const wrapInEnvelope = (value: JsonBodyType) => (key === null ? value : { [key]: value });

  if (kind === 'nothing') {
    return {
      complete: () => handle(endpoint, () => new HttpResponse(null, { status: 204 })),
      empty: () => failures.failed(404),
      ...failures,
    };
  }
  if (kind === 'list') {
    const complete = (value: JsonBodyType = [], paging?: Paging) => {
      const items = Array.isArray(value) ? value : [];
      const headers = toPagingHeaders(paging ?? createSinglePaging(items));
      return createResponseHandler(endpoint, wrapInEnvelope(items), { headers });
    };
    return { complete, empty: () => complete(), ...failures };
  }
  return {
    complete: (value = null) => createResponseHandler(endpoint, wrapInEnvelope(value), { status }),
    empty: () =>
      canBeMissing || schema === null
        ? failures.failed(404)
        : createResponseHandler(endpoint, wrapInEnvelope(getSmallestValue(schema))),
    ...failures,
  };
}
