import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import * as v from 'valibot';
import type { Endpoint } from '../client/endpoint.ts';
import { exampleOf } from '../client/example-of.ts';
import type { Page } from '../client/page.ts';
import { calls } from '../contract/registry.ts';
import type { ErrorBody } from '../errors/schema.ts';

/** How a call fails: with a status, or without any answer. */
export type Failure = number | 'network';

/** What a page says of itself in its headers; a list that names none is one page. */
export type Paging = { total: number; page: number; perPage: number };

/** The headers that a page travels with. */
export function pagingHeaders({ total, page, perPage }: Paging): Record<string, string> {
  return { Total: String(total), Page: String(page), 'Per-Page': String(perPage) };
}

/** The headers of a list that is one page. */
export const onePage = (items: readonly unknown[]): Paging => ({
  total: items.length,
  page: 1,
  perPage: items.length || 20,
});

type Call = Pick<Endpoint<unknown>, 'method' | 'path'>;

/** Paths such as `/products/all`, which the path of a record, `/products/:id`, matches too. */
const wholePaths = Object.values(calls).flatMap(({ path }) => (path.includes(':') ? [] : path));

/** Handles one call of the contract, whatever the host's origin, and no other call. */
export function handle(
  { method, path }: Call,
  resolver: Parameters<typeof http.get>[1],
): HttpHandler {
  const register = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };
  return register[method](`*${path}`, (info) => {
    const { pathname } = new URL(info.request.url);
    const isOther = wholePaths.some((whole) => whole !== path && pathname.endsWith(whole));
    // With nothing answered, the next handler is asked.
    return isOther ? undefined : resolver(info);
  });
}

/** Answers one call with this body. */
export function responseTo(
  endpoint: Call,
  body: JsonBodyType,
  init: { status?: number; headers?: Record<string, string> } = {},
): HttpHandler {
  return handle(endpoint, () => HttpResponse.json(body, init));
}

/** The outcomes that are alike for every call. */
export type Unhappy = {
  /** The call fails; the body is the contract's error body. */
  failed: (how: Failure, body?: ErrorBody) => HttpHandler;
  /** The answer never comes. */
  pending: () => HttpHandler;
};

export function unhappy(endpoint: Call): Unhappy {
  return {
    failed: (how, body = {}) =>
      handle(endpoint, () =>
        how === 'network' ? HttpResponse.error() : HttpResponse.json(body, { status: how }),
      ),
    pending: () =>
      handle(endpoint, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
  };
}

/** The outcomes of a call that answers a list. */
export type ListOutcomes<Item> = Unhappy & {
  complete: (items: Item[], paging?: Paging) => HttpHandler;
  empty: () => HttpHandler;
};

/**
 * The outcomes of a call that answers one value. `empty` is a 404 where an id or an action finds
 * nothing, else the least that the schema allows: null, 0, no entries.
 */
export type ValueOutcomes<Value> = Unhappy & {
  complete: (value: Value) => HttpHandler;
  empty: () => HttpHandler;
};

/** The outcomes of a call without a response body; `empty` is a 404: its target is gone. */
export type NothingOutcomes = Unhappy & {
  complete: () => HttpHandler;
  empty: () => HttpHandler;
};

/** The outcomes that fit a call. */
export type OutcomesOf<Made> =
  Made extends Endpoint<infer Result>
    ? [Result] extends [void]
      ? NothingOutcomes
      : [Result] extends [Page<infer Item>]
        ? ListOutcomes<Item>
        : ValueOutcomes<Result>
    : never;

/** The least that a schema allows. */
function leastOf(schema: v.GenericSchema): JsonBodyType {
  const least = [null, 0, {}, exampleOf(schema)].find((value) => v.is(schema, value));
  return isJson(least) ? least : null;
}

const isJson = (value: unknown): value is JsonBodyType =>
  value === null || ['boolean', 'number', 'object', 'string'].includes(typeof value);

/** The handlers of a call in each outcome, as its definition says. */
export function outcomesOf(endpoint: Endpoint<unknown>): Unhappy & {
  complete: (value?: JsonBodyType, paging?: Paging) => HttpHandler;
  empty: () => HttpHandler;
} {
  const { response, method, path, status = 200 } = endpoint;
  const { kind, key, schema } = response;
  const failing = unhappy(endpoint);
  const isSought = path.includes(':id') || method !== 'GET';
  const enveloped = (value: JsonBodyType) => (key === null ? value : { [key]: value });

  if (kind === 'nothing') {
    return {
      complete: () => handle(endpoint, () => new HttpResponse(null, { status: 204 })),
      empty: () => failing.failed(404),
      ...failing,
    };
  }
  if (kind === 'list') {
    const complete = (value: JsonBodyType = [], paging?: Paging) => {
      const items = Array.isArray(value) ? value : [];
      const headers = pagingHeaders(paging ?? onePage(items));
      return responseTo(endpoint, enveloped(items), { headers });
    };
    return { complete, empty: () => complete(), ...failing };
  }
  return {
    complete: (value = null) => responseTo(endpoint, enveloped(value), { status }),
    empty: () =>
      isSought || schema === null
        ? failing.failed(404)
        : responseTo(endpoint, enveloped(leastOf(schema))),
    ...failing,
  };
}
