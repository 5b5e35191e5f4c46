import { startOfEasternDay } from '@producer-portal/api/revisions';
import type { Query } from '@tanstack/react-query';
import { getBuild } from '../../boot/page-snapshot.ts';
import type { PageSnapshot } from '../../boot/page-snapshot.ts';
import { toEasternDay } from '../../lib/dates.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import type { RouteDef } from '../paths/feature-route.ts';
import { findPageQueries } from '../paths/route-calls.ts';
import type { Services } from '../session/services.tsx';
import { canHaveSnapshot } from './can-have-snapshot.ts';
import { copy } from './copy.ts';
import type { EncryptedStore } from './encrypted-store.ts';
import { formatSavedAt } from './format-saved-at.ts';
import { isSaved } from './saved-answers.ts';
import { takeSnapshot } from './take-snapshot.ts';
import './snapshot.css';

const MINUTE = 60_000;
/** The maximum size of a snapshot, in characters of JSON. A list of 20 rows has about 40,000. */
const MAX_SIZE = 200_000;

/** The rules of the stylesheets that have loaded, except the one that index.html contains. */
const getStyles = (): string =>
  [...document.styleSheets]
    .filter(({ href, disabled }) => href !== null && !disabled)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');

/**
 * Creates a function that saves a snapshot of the open page, if it is a list whose content can be saved and whose responses
 * have arrived.
 */
export function createSnapshotWriter({ queryClient, savedAnswers, config }: Services) {
  /** The last snapshot, as JSON, so that an equal one isn't saved again. */
  let lastJson = '';

  /** The time of the oldest response on the page; null if the page shows no response, or one that can't be in a snapshot. */
  function getResponseTime(route: RouteDef): number | null {
    const queries = findPageQueries(queryClient, route).filter((query) => query.isActive());
    const isFresh = (query: Query) =>
      isSaved(query) &&
      query.state.status === 'success' &&
      query.state.fetchStatus === 'idle' &&
      !savedAnswers.isRestored(query.state.dataUpdatedAt);
    return queries.length > 0 && queries.every(isFresh)
      ? Math.min(...queries.map(({ state }) => state.dataUpdatedAt))
      : null;
  }

  /**
   * @param store the session's snapshots
   * @param route the route of the open page
   * @param path the page's path and query
   */
  return async (store: EncryptedStore, route: RouteDef, path: string): Promise<void> => {
    const main = document.querySelector('#app main');
    const isShown = path === window.location.pathname + window.location.search;
    if (!canHaveSnapshot(route) || !main || !isShown) return;
    const responseTime = getResponseTime(route);
    // Until React has rendered the newest response, the list is busy. An open menu or dialog belongs to this visit only.
    if (responseTime === null || main.querySelector('[aria-busy="true"], :popover-open, :modal'))
      return;
    const now = Date.now();
    const endOfDay = startOfEasternDay(toEasternDay(now), 1)?.getTime() ?? now;
    const snapshot: PageSnapshot = {
      path,
      validUntil: Math.min(endOfDay, responseTime + config.savedAnswersHours * 60 * MINUTE),
      idleTime: config.idleMinutes * MINUTE,
      build: getBuild(),
      locale: pageLocale,
      styles: getStyles(),
      message: copy.asOf(formatSavedAt(responseTime, now)),
      content: takeSnapshot(main),
    };
    const json = JSON.stringify(snapshot);
    if (json === lastJson || json.length > MAX_SIZE) return;
    await store.set(window.location.pathname, snapshot);
    lastJson = json;
  };
}
