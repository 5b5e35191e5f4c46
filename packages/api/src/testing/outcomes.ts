import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { Endpoint } from '../client/endpoint.ts';
import type { Page } from '../client/page.ts';
import * as contract from '../contract.ts';
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
const wholePaths = Object.values(contract).flatMap(({ path }) => (path.includes(':') ? [] : path));

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
export function answerTo(
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
type ListOutcomes<Item> = Unhappy & {
  complete: (items: Item[], paging?: Paging) => HttpHandler;
  empty: () => HttpHandler;
};

/** The outcomes of a call that answers one value; `empty` is what there is when there is nothing. */
type ValueOutcomes<Value> = Unhappy & {
  complete: (value: Value) => HttpHandler;
  empty: () => HttpHandler;
};

/** The key that an answer stands under. */
export function keyOf({ method, path, answer }: Endpoint<unknown>): string {
  if (answer.key === null) throw new Error(`${method} ${path} answers nothing under a key.`);
  return answer.key;
}

export function listOutcomes<Item extends JsonBodyType>(
  endpoint: Endpoint<Page<Item>>,
): ListOutcomes<Item> {
  const key = keyOf(endpoint);
  return {
    complete: (items, paging = onePage(items)) =>
      answerTo(endpoint, { [key]: items }, { headers: pagingHeaders(paging) }),
    empty: () => answerTo(endpoint, { [key]: [] }, { headers: pagingHeaders(onePage([])) }),
    ...unhappy(endpoint),
  };
}

export function valueOutcomes<Value extends JsonBodyType>(
  endpoint: Endpoint<Value>,
  nothing: Value,
): ValueOutcomes<Value> {
  const key = keyOf(endpoint);
  return {
    complete: (value) => answerTo(endpoint, { [key]: value }),
    empty: () => answerTo(endpoint, { [key]: nothing }),
    ...unhappy(endpoint),
  };
}

/** A call that answers one record; `empty` is that there is none. */
export function recordOutcomes<Item extends JsonBodyType>(
  endpoint: Endpoint<Item>,
): ValueOutcomes<Item> {
  const key = keyOf(endpoint);
  const failing = unhappy(endpoint);
  return {
    complete: (item) =>
      answerTo(endpoint, { [key]: item }, { status: endpoint.method === 'POST' ? 201 : 200 }),
    empty: () => failing.failed(404),
    ...failing,
  };
}

/** A call that answers no body; `empty` is that what it names is not there any more. */
export function nothingOutcomes(
  endpoint: Endpoint<void>,
): Unhappy & { complete: () => HttpHandler; empty: () => HttpHandler } {
  const failing = unhappy(endpoint);
  return {
    complete: () => handle(endpoint, () => new HttpResponse(null, { status: 204 })),
    empty: () => failing.failed(404),
    ...failing,
  };
}
