import { createPath } from 'react-router-dom';
import type { Location, To } from 'react-router-dom';
import { PORTAL_ORIGIN } from '../modules/paths/navigation.ts';

/** The entries that the user goes back and forward through. */
export interface PageHistory {
  /** The current entry. */
  readonly location: Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(delta: number): void;
  /** Calls the listener when another entry becomes the current one: after Back, Forward, or a link to a fragment. */
  listen(listener: (location: Location) => void): void;
}

/** The data of an entry in the browser's history, besides its URL. */
interface EntryState {
  /** State for the page, such as where the user came from. */
  readonly state: unknown;
  /** Identifies the entry. */
  readonly key: string;
}

const createKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Creates the location of a new entry. It is always within the portal, even for a path such as `//example.com`.
 *
 * @param to - a path, a query, or a fragment, relative to the current location
 */
export function createLocation(current: Location, to: To, state: unknown = null): Location {
  const href = typeof to === 'string' ? to : createPath(to);
  const isRelative = !/^(?:[/?#]|$)/.test(href);
  const url = new URL(
    isRelative ? `./${href}` : removeExtraSlashes(href),
    PORTAL_ORIGIN + removeExtraSlashes(current.pathname) + current.search,
  );
  const { search, hash } = url;
  return { pathname: removeExtraSlashes(url.pathname), search, hash, state, key: createKey() };
}

/** Removes extra slashes from the start of a path, because browsers treat what follows two slashes as a host name. */
const removeExtraSlashes = (path: string) => path.replace(/^[/\\]{2,}/, '/');

const readEntry = (entry: unknown): EntryState => {
  const { state = null, key }: { state?: unknown; key?: unknown } =
    typeof entry === 'object' && entry !== null ? entry : {};
  return { state, key: typeof key === 'string' ? key : 'default' };
};

/**
 * Replaces the state and the URL of the current entry. Browsers can refuse this, because they limit the number of calls in a
 * period of time, and because a sandboxed page can't change its URL. The old URL then stays until the user opens the next
 * page.
 */
export function replaceEntry(state: unknown, path: string): void {
  try {
    window.history.replaceState(state, '', path);
  } catch {
    // The page works with its old URL.
  }
}

/**
 * The history of the browser's tab.
 *
 * @param loadPage - loads a page of the portal from the server if the browser accepts no more entries
 */
export function createBrowserHistory(loadPage: (path: string) => void): PageHistory {
  const { history } = window;
  const read = (): Location => {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash, ...readEntry(history.state) };
  };
  const toEntry = ({ state, key }: Location): EntryState => ({ state, key });
  return {
    get location() {
      return read();
    },
    push(location) {
      try {
        history.pushState(toEntry(location), '', createPath(location));
      } catch {
        // Browsers limit the number of entries in a period of time.
        loadPage(createPath(location));
      }
    },
    replace: (location) => replaceEntry(toEntry(location), createPath(location)),
    go: (delta) => history.go(delta),
    listen: (listener) => window.addEventListener('popstate', () => listener(read())),
  };
}

/**
 * A history in memory, for tests and stories.
 *
 * @param url - the URL of the first entry
 * @param state - the state of the first entry
 */
export function createMemoryHistory(url: string, state: unknown = null): PageHistory {
  const start = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  let entries: Location[] = [{ ...createLocation(start, url, state), key: 'default' }];
  let index = 0;
  let onChange = (_location: Location) => {};
  const current = () => entries[index] ?? start;
  return {
    get location() {
      return current();
    },
    push(location) {
      entries = [...entries.slice(0, index + 1), location];
      index += 1;
    },
    replace(location) {
      entries = entries.with(index, location);
    },
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      onChange(current());
    },
    listen(listener) {
      onChange = listener;
    },
  };
}
