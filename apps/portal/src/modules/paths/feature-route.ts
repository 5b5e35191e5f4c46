import type { CallName } from '@producer-portal/api/contract';
import type { ComponentType } from 'react';
import type { AccessArea } from '../access/access.ts';
import type { Services } from '../session/services.tsx';

/** What the address says about a route that is about to be shown. */
export interface RouteRequest {
  route: RouteDef;
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/**
 * Starts a screen's reads before it renders. It runs on navigation and on intent (hover, focus, touch), and the build runs it
 * to record the early requests. So it must be safe to call often and may never change anything (no mark-as-read).
 *
 * @example
 * GuidesScreen.preload = (({ api, queryClient }, { searchParams }) =>
 *   queryClient.prefetchQuery(guides.list.query(api, params.toQuery(params.parse(searchParams))))) satisfies Preload;
 */
export type Preload = (services: Services, request: RouteRequest) => Promise<unknown>;

/**
 * A route's element with its first reads. Both are in the screen's own chunk, so that no other page pays for them. The reads
 * are a property of the component, because a module with a second export loses its state on hot reload.
 */
export type Screen = ComponentType & { preload?: Preload };

/** What a route's `screen` returns. Annotate it: the inferred type could depend on `RouteId`, which depends on the routes. */
export type ScreenModule = Promise<Screen>;

/** Where a route is in the sitemap and in Storybook's sidebar (`Screens/<group>/…`). */
export type MenuGroup =
  | 'Home'
  | 'News'
  | 'Products'
  | 'Guides'
  | 'Training'
  | 'Agent360'
  | 'Marketing'
  | 'Search'
  | 'Help'
  | 'Status'
  | 'Errors';

/** Failures of these calls lead to an error page (docs/contract.md#primary-calls). */
type RouteCalls =
  | {
      kind: 'list' | 'detail';
      /** The one call that the screen cannot be shown without. */
      primary: CallName;
      parts?: never;
    }
  | {
      kind: 'detail' | 'composite';
      /** The calls of a screen without a primary one. Only when all of them fail does the screen route. */
      parts: readonly [CallName, ...CallName[]];
      primary?: never;
    }
  | { kind: 'static' | 'action'; primary?: never; parts?: never };

/** The one definition of a route. Everything else that knows routes derives from it. */
export type RouteDef = RouteCalls & {
  /** In the router's own spelling: `/alerts/:id`. The routes above it in the breadcrumb follow from it. */
  path: string;
  /** The list takes filters from the URL, so it also has a NoMatches state. */
  filters?: true;
  /** Document title and breadcrumb label. A detail replaces it with its record's title. */
  title: string;
  group: MenuGroup;
  /** Shown without a session, in a shell without menus. */
  public?: true;
  /** Closed by claims: the row of the access table that decides. */
  area?: AccessArea;
  /** The route of the same page at its first address. The sitemap lists only that one. */
  sameAs?: string;
  /**
   * Loads the screen. Write `import('…')` in place or in a function of the same file: the build reads from it which chunk the
   * route needs.
   */
  screen: () => ScreenModule;
};

/**
 * A feature's routes by id: `{ … } as const satisfies FeatureRoutes`. Their file is part of the entry, and tools read it in
 * Node, so it imports types only.
 */
export type FeatureRoutes = Readonly<Record<string, RouteDef>>;
