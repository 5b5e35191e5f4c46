import type { HttpHandler } from 'msw';
import { resources, type Resources } from '../contract/registry.ts';
import { authToken } from '../resources/auth-token.ts';
import { search, type Passage, type SearchCounts, type SearchResult } from '../resources/search.ts';
import {
  createResponseHandler,
  createSinglePaging,
  createOutcomes,
  toPagingHeaders,
  createFailureHandlers,
  type OutcomesOf,
  type Paging,
  type FailureHandlers,
} from './outcomes.ts';

type EndpointHandlers = {
  readonly [Name in keyof Resources]: {
    readonly [Call in keyof Resources[Name]]: OutcomesOf<Resources[Name][Call]>;
  };
};

interface SearchOptions {
  /** @default a single page */
  paging?: Paging;
  passage?: Passage;
  /** Whether the results have only some of the query's words. @default false */
  isPartial?: boolean;
}

/** Calls whose `complete` takes other arguments: a token, or results with counts and options. */
type SpecialHandlers = {
  authToken: Omit<EndpointHandlers['authToken'], 'refresh'> & {
    refresh: FailureHandlers & {
      /** Responds with a new token. */
      complete: (jwt: string) => HttpHandler;
      /** Responds without a new token. */
      empty: () => HttpHandler;
    };
  };
  search: {
    list: Omit<EndpointHandlers['search']['list'], 'complete'> & {
      complete: (
        results: SearchResult[],
        counts?: SearchCounts,
        options?: SearchOptions,
      ) => HttpHandler;
    };
  };
};

function createEndpointHandlers(): EndpointHandlers;
function createEndpointHandlers(): object {
  return Object.fromEntries(
    Object.entries(resources).map(([name, calls]) => [
      name,
      Object.fromEntries(
        Object.entries(calls).map(([call, endpoint]) => [call, createOutcomes(endpoint)]),
      ),
    ]),
  );
}

const endpointHandlers = createEndpointHandlers();

/**
 * MSW handlers for every call and outcome: `complete`, `empty`, `failed(status)`, and `pending`. Use
 * them in stories and tests instead of custom handlers.
 *
 * @example
 * server.use(handlers.alerts.list.complete([make.alert()]), handlers.alerts.count.failed(503));
 */
export const handlers: Omit<EndpointHandlers, keyof SpecialHandlers> & SpecialHandlers = {
  ...endpointHandlers,
  authToken: {
    ...endpointHandlers.authToken,
    refresh: {
      complete: (jwt) => createResponseHandler(authToken.refresh, {}, { headers: { jwt } }),
      empty: () => createResponseHandler(authToken.refresh, {}),
      ...createFailureHandlers(authToken.refresh),
    },
  },
  search: {
    list: {
      ...endpointHandlers.search.list,
      complete: (
        results,
        counts,
        { paging = createSinglePaging(results), passage, isPartial } = {},
      ) =>
        createResponseHandler(
          search.list,
          { search_results: results, counts, passage, is_partial: isPartial },
          { headers: toPagingHeaders(paging) },
        ),
    },
  },
};
