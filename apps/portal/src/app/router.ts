import { createPath, NavigationType } from 'react-router-dom';
import type { Location, Navigator, To } from 'react-router-dom';
import type { RouteDef, RouteRequest } from '../modules/paths/feature-route.ts';
import { matchPath } from '../modules/paths/match-route.ts';
import { createLocation } from './page-history.ts';
import type { PageHistory } from './page-history.ts';

/** A page that the user opened. */
export interface RouterState {
  readonly location: Location;
  readonly navigationType: NavigationType;
  /** The page's entry in the manifest. */
  readonly route: RouteDef | null;
  readonly params: RouteRequest['params'];
  /** False for the first page until it is prepared. */
  readonly isReady: boolean;
  /**
   * The error if preparing the page failed. The page then shows the error instead of its screen, because it is unknown
   * whether the user has access.
   */
  readonly failure: PrepareFailure | null;
}

interface PrepareFailure {
  readonly error: unknown;
}

export interface NavigateOptions {
  /** Whether the page replaces the current history entry. @default false */
  readonly replace?: boolean;
  /** State for the new page. @default none */
  readonly state?: unknown;
}

/** Opens pages: keeps the current page until the next one is prepared, and then replaces it. */
export interface Router {
  /** The current page. A new object for each page. */
  readonly state: RouterState;
  /** The location of the page that is opening. Null if none is. */
  readonly pendingLocation: Location | null;
  /** Resolves when the first page is prepared. */
  readonly ready: Promise<void>;
  /** The object through which React Router's hooks navigate. */
  readonly navigator: Navigator;
  /**
   * Opens a page, or goes back or forward by a number of history entries. Resolves when the page has replaced the current
   * one, or, if another navigation has started in the meantime, when the page would have done so. With a number, it resolves at
   * once.
   */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  /** Prepares the current page again, for example after the session has changed. */
  revalidate(): Promise<void>;
  /** Calls the listener when a page starts to open, and when it has replaced the current one. */
  subscribe(listener: (page: RouterState) => void): () => void;
}

/**
 * Prepares a page, for example by loading its code. The current page stays on screen in the meantime.
 *
 * @returns the path to redirect to, or null to open the page
 */
export type PreparePage = (location: Location) => Promise<string | null>;

/** A page that is opening. */
interface Navigation {
  readonly location: Location;
  readonly navigationType: NavigationType;
  /** Whether the history already has an entry for the page. */
  readonly isInHistory: boolean;
}

/**
 * Creates the router, and starts to prepare the first page. React Router renders this router's current page in declarative
 * mode, because its data routers are 16 kB larger and compile every route at the start
 * (docs/decisions/0037-own-navigation.md).
 */
export function createRouter(history: PageHistory, preparePage: PreparePage): Router {
  const listeners = new Set<(page: RouterState) => void>();
  const toPage = (location: Location, navigationType: NavigationType): RouterState => {
    const { route = null, params = {} } = matchPath(location.pathname) ?? {};
    return { location, navigationType, route, params, isReady: true, failure: null };
  };
  let state: RouterState = { ...toPage(history.location, NavigationType.Pop), isReady: false };
  let pending: Navigation | null = null;

  const notify = () => listeners.forEach((listener) => listener(state));

  async function open(navigation: Navigation): Promise<void> {
    const { location, navigationType } = navigation;
    pending = navigation;
    notify();
    let redirectPath: string | null = null;
    let failure: PrepareFailure | null = null;
    try {
      if (!isFragmentChange(state, location)) redirectPath = await preparePage(location);
    } catch (error) {
      failure = { error };
    }
    // Another navigation has started in the meantime.
    if (pending !== navigation) return;
    if (redirectPath !== null) {
      await navigate(redirectPath, { replace: true });
      return;
    }
    if (!navigation.isInHistory) {
      if (navigationType === NavigationType.Push) history.push(location);
      else history.replace(location);
    }
    pending = null;
    state = { ...toPage(location, navigationType), failure };
    notify();
  }

  async function navigate(
    to: To | number,
    { replace = false, state: pageState }: NavigateOptions = {},
  ): Promise<void> {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    await open({
      location: createLocation(state.location, to, pageState),
      navigationType: replace ? NavigationType.Replace : NavigationType.Push,
      isInHistory: false,
    });
  }

  const openEntry = (location: Location, navigationType: NavigationType = NavigationType.Pop) =>
    open({ location, navigationType, isInHistory: true });

  const ready = new Promise<void>((resolve) => {
    const stop = subscribe(({ isReady }) => {
      if (!isReady) return;
      stop();
      resolve();
    });
  });
  history.listen((location) => void openEntry(location));
  void openEntry(state.location);

  function subscribe(listener: (page: RouterState) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get state() {
      return state;
    },
    get pendingLocation() {
      return pending?.location ?? null;
    },
    ready,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => history.go(delta),
      push: (to, pageState) => void navigate(to, { state: pageState }),
      replace: (to, pageState) => void navigate(to, { replace: true, state: pageState }),
    },
    navigate,
    // Pass a new object, so that the navigation in progress doesn't open the page a second time.
    revalidate: () =>
      pending ? open({ ...pending }) : openEntry(state.location, state.navigationType),
    subscribe,
  };
}

/** Whether a location differs from the current page only in its fragment, so that the page needs no preparation. */
const isFragmentChange = (
  { location: current, isReady, failure }: RouterState,
  next: Location,
): boolean =>
  isReady &&
  !failure &&
  next.pathname === current.pathname &&
  next.search === current.search &&
  next.hash !== current.hash;
