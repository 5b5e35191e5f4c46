import type { HttpHandler } from 'msw';
import { resources, type Resources } from '../contract/registry.ts';
import { authToken } from '../resources/auth-token.ts';
import { search, type SearchCounts, type SearchResult } from '../resources/search.ts';
import {
  responseTo,
  onePage,
  outcomesOf,
  pagingHeaders,
  unhappy,
  type OutcomesOf,
  type Paging,
  type Unhappy,
} from './outcomes.ts';

type Derived = {
  readonly [Name in keyof Resources]: {
    readonly [Call in keyof Resources[Name]]: OutcomesOf<Resources[Name][Call]>;
  };
};

/** The calls whose `complete` takes more than the response: a token, or counts beside the results. */
type Special = {
  authToken: Omit<Derived['authToken'], 'refresh'> & {
    refresh: Unhappy & {
      /** Answers with a new token. */
      complete: (jwt: string) => HttpHandler;
      /** Answers without one: the present token stays. */
      empty: () => HttpHandler;
    };
  };
  search: {
    list: Omit<Derived['search']['list'], 'complete'> & {
      complete: (results: SearchResult[], counts?: SearchCounts, paging?: Paging) => HttpHandler;
    };
  };
};

function derive(): Derived;
function derive(): object {
  return Object.fromEntries(
    Object.entries(resources).map(([name, calls]) => [
      name,
      Object.fromEntries(
        Object.entries(calls).map(([call, endpoint]) => [call, outcomesOf(endpoint)]),
      ),
    ]),
  );
}

const derived = derive();

/**
 * MSW handlers for each call and each outcome: `complete`, `empty`, `failed(status)` and `pending`.
 * Stories and tests compose these and write none of their own.
 *
 * @example
 * server.use(handlers.alerts.list.complete([make.alert()]), handlers.alerts.count.failed(503));
 */
export const handlers: Omit<Derived, keyof Special> & Special = {
  ...derived,
  authToken: {
    ...derived.authToken,
    refresh: {
      complete: (jwt) => responseTo(authToken.refresh, {}, { headers: { jwt } }),
      empty: () => responseTo(authToken.refresh, {}),
      ...unhappy(authToken.refresh),
    },
  },
  search: {
    list: {
      ...derived.search.list,
      complete: (results, counts, paging = onePage(results)) =>
        responseTo(
          search.list,
          { search_results: results, ...(counts ? { counts } : {}) },
          { headers: pagingHeaders(paging) },
        ),
    },
  },
};
