import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { ErrorBody } from '../errors/schema.ts';
import type { Alert } from '../resources/alerts/schema.ts';
import type { SessionTokens } from '../resources/auth-token/schema.ts';
import type { FavoritePage } from '../resources/favorite-pages/schema.ts';
import type { FeaturedContent } from '../resources/featured-content/schema.ts';
import type { MenusOnTheWire } from '../resources/menus/schema.ts';
import type { PolicyUpdate } from '../resources/policy-updates/schema.ts';
import type { RedirectRecord } from '../resources/redirect-records/schema.ts';
import type { SearchCounts, SearchResult } from '../resources/search/schema.ts';
import type { SimplePage } from '../resources/simple-pages/schema.ts';
import type { State } from '../resources/states/schema.ts';
import type { Statics } from '../resources/statics/schema.ts';

type Method = 'get' | 'post' | 'patch';

/** How a call fails: with a status, or without any answer. */
export type Failure = number | 'network';

/** What a page says of itself in its headers; a list that names none is one page. */
export type Paging = { total: number; page: number; perPage: number };

/** The headers that a page travels with. */
export function pagingHeaders({ total, page, perPage }: Paging): Record<string, string> {
  return { Total: String(total), Page: String(page), 'Per-Page': String(perPage) };
}

/** The outcomes that are alike for every call. */
type Unhappy = {
  /** The call fails; the body is the contract's error body. */
  failed: (how: Failure, body?: ErrorBody) => HttpHandler;
  /** The answer never comes. */
  pending: () => HttpHandler;
};

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

function unhappy(method: Method, path: string): Unhappy {
  const url = `*${path}`;
  return {
    failed: (how, body = {}) =>
      http[method](url, () =>
        how === 'network' ? HttpResponse.error() : HttpResponse.json(body, { status: how }),
      ),
    pending: () =>
      http[method](url, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
  };
}

function answer(
  method: Method,
  path: string,
  body: JsonBodyType,
  headers: Record<string, string> = {},
): HttpHandler {
  return http[method](`*${path}`, () => HttpResponse.json(body, { headers }));
}

function listOf<Item extends JsonBodyType>(path: string, key: string): ListOutcomes<Item> {
  return {
    complete: (items, paging) =>
      answer(
        'get',
        path,
        { [key]: items },
        pagingHeaders(paging ?? { total: items.length, page: 1, perPage: items.length || 20 }),
      ),
    empty: () =>
      answer('get', path, { [key]: [] }, pagingHeaders({ total: 0, page: 1, perPage: 20 })),
    ...unhappy('get', path),
  };
}

function valueOf<Value extends JsonBodyType>(
  path: string,
  key: string,
  nothing: Value,
): ValueOutcomes<Value> {
  return {
    complete: (value) => answer('get', path, { [key]: value }),
    empty: () => answer('get', path, { [key]: nothing }),
    ...unhappy('get', path),
  };
}

/** A call that answers one record; `empty` is that there is none. */
function recordOf<Item extends JsonBodyType>(
  method: Method,
  path: string,
  key: string,
): ValueOutcomes<Item> {
  const failing = unhappy(method, path);
  return {
    complete: (item) => answer(method, path, { [key]: item }),
    empty: () => failing.failed(404),
    ...failing,
  };
}

const search = listOf<SearchResult>('/api/v1/search', 'search_results');

/**
 * One MSW handler for each call and each outcome: `complete`, `empty`, `failed(status)` and
 * `pending`. Stories and tests compose these and write none of their own.
 *
 * @example
 * server.use(handlers.alerts.list.complete([make.alert()]), handlers.alerts.count.failed(503));
 */
export const handlers = {
  alerts: {
    list: listOf<Alert>('/api/v1/alerts', 'alerts'),
    markAsRead: recordOf<Alert>('patch', '/api/v1/alerts/:id/mark_as_read', 'alert'),
    count: valueOf<number>('/api/v1/alert/unchecked_count', 'alerts_count', 0),
    countByCategory: valueOf<number>(
      '/api/v1/alert/unchecked_by_category_count',
      'alerts_by_category_count',
      0,
    ),
  },
  policyUpdates: {
    list: listOf<PolicyUpdate>('/api/v1/policy_updates', 'policy_updates'),
    markAsRead: recordOf<PolicyUpdate>(
      'patch',
      '/api/v1/policy_updates/:id/mark_as_read',
      'policy_update',
    ),
    count: valueOf<number>('/api/v1/policy_updates/unchecked_count', 'policy_updates_count', 0),
  },
  states: { list: listOf<State>('/api/v1/states', 'states') },
  statics: { all: valueOf<Statics>('/api/v1/statics', 'statics', {}) },
  menus: {
    all: valueOf<MenusOnTheWire>('/api/v1/menus', 'menus', { top: [], mobile: [], bottom: [] }),
  },
  featuredContent: {
    list: listOf<FeaturedContent>('/api/v1/featured_content', 'featured_content'),
  },
  simplePages: {
    detail: recordOf<SimplePage>('get', '/api/v1/simple_pages/:slug', 'simple_page'),
  },
  search: {
    list: {
      ...search,
      complete: (results: SearchResult[], counts?: SearchCounts, paging?: Paging): HttpHandler =>
        answer(
          'get',
          '/api/v1/search',
          { search_results: results, ...(counts ? { counts } : {}) },
          pagingHeaders(
            paging ?? { total: results.length, page: 1, perPage: results.length || 20 },
          ),
        ),
    },
  },
  redirectRecords: {
    check: valueOf<RedirectRecord | null>(
      '/api/v1/redirect_records/check',
      'redirect_record',
      null,
    ),
  },
  authToken: {
    exchange: {
      complete: (tokens: SessionTokens): HttpHandler =>
        answer('post', '/api/v1/auth_token/exchange', { tokens }),
      ...unhappy('post', '/api/v1/auth_token/exchange'),
    },
    refresh: {
      /** Answers with a fresh token. */
      complete: (jwt: string): HttpHandler =>
        answer('post', '/api/v1/auth_token/refresh', {}, { jwt }),
      /** Answers without one: the present token stays. */
      empty: (): HttpHandler => answer('post', '/api/v1/auth_token/refresh', {}),
      ...unhappy('post', '/api/v1/auth_token/refresh'),
    },
  },
  favoritePages: { list: listOf<FavoritePage>('/api/v1/favorite_pages', 'favorite_pages') },
};
