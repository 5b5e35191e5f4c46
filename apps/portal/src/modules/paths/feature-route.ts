import type { CapabilityName } from '@producer-portal/api';
import type { CallName } from '@producer-portal/api/contract';
import type { ComponentType } from 'react';
import type { AccessArea } from '../access/access.ts';
import type { Services } from '../session/services.tsx';

/** A route about to be shown, with the params of its URL. */
export interface RouteRequest {
  route: RouteDef;
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/**
 * Starts a screen's requests before the screen renders. Runs on navigation, on hover, focus, and touch, and during the build to
 * record the early requests. It must be safe to run often and must not change anything (no mark-as-read).
 *
 * @example
 * GuidesScreen.preload = (({ api, queryClient }, { searchParams }) =>
 *   queryClient.prefetchQuery(guides.list.query(api, params.toQuery(params.parse(searchParams))))) satisfies Preload;
 */
export type Preload = (services: Services, request: RouteRequest) => Promise<unknown>;

/**
 * A route's component with its `preload`. Both are in the screen's own chunk, so that no other page loads them. `preload` is a
 * property of the component, because components lose their state on hot reload if their module has a second export.
 */
export type Screen = ComponentType & { preload?: Preload };

/**
 * What a route's `screen` returns. Always annotate this return type, because the inferred type could depend on `RouteId`,
 * which depends on the routes.
 */
export type ScreenModule = Promise<Screen>;

/** The route's group in the sitemap and in Storybook's sidebar (`Screens/<group>/…`). */
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

/** The calls whose failure leads to an error page (docs/contract.md#primary-calls). */
type RouteCalls =
  | {
      kind: 'list' | 'detail';
      /** The one call that the screen can't be shown without. */
      primary: CallName;
      /** The list whose rows contain the whole record. A detail page shows its record's row until the primary call responds. */
      listedIn?: CallName;
      parts?: never;
    }
  | {
      kind: 'detail' | 'composite';
      /** The calls of a screen without a primary one. The error page is shown only if all of them fail. */
      parts: readonly [CallName, ...CallName[]];
      primary?: never;
      listedIn?: never;
    }
  | {
      /** `static` pages show texts of the portal. `action` pages do something when they open, such as download a file. */
      kind: 'static' | 'action';
      primary?: never;
      listedIn?: never;
      parts?: never;
    };

/** The definition of a route, from which everything else about the route is derived. */
export type RouteDef = RouteCalls & {
  /** Path in React Router's syntax: `/alerts/:id`. Breadcrumbs are derived from it. */
  path: string;
  /** True if the list takes filters from the URL. Such a list also has stories for `NoMatches` and `Refetching`. */
  filters?: true;
  /** True if the page can show its records as of the date in its URL (docs/product.md#as-of-dates). */
  asOf?: true;
  /** Document title and breadcrumb label. A detail page uses its record's title instead. */
  title: string;
  group: MenuGroup;
  /** True if the page is shown without a session, in a shell without menus. */
  public?: true;
  /** The access area that guards the route. */
  area?: AccessArea;
  /** The extension that the host must announce. Without it, nothing links to the page. */
  capability?: CapabilityName;
  /** Id of the page's canonical route, if this is a second path of the same page. The sitemap lists only the canonical one. */
  sameAs?: string;
  /**
   * Loads the screen. Write `import('…')` inline or in a function of the same file, because the build finds the
   * route's chunk by this `import()`.
   */
  screen: () => ScreenModule;
};

/**
 * A feature's routes by id: `{ … } as const satisfies FeatureRoutes`. The file is part of the entry chunk and also runs in
 * Node, so it must import only types and `lib/i18n.ts`.
 */
export type FeatureRoutes = Readonly<Record<string, RouteDef>>;
