import { createListeners } from '../listeners.ts';

/** What the events of the activity stream are about: one prefix per call, selection or stored value. */
export type ActivityPrefix =
  | 'ALERTS'
  | 'ALERT_MARK_AS_READ'
  | 'ALERTS_UNCHECKED_COUNT'
  | 'ALERTS_UNCHECKED_BY_CATEGORY_COUNT'
  | 'POLICY_UPDATES'
  | 'POLICY_UPDATE_MARK_AS_READ'
  | 'POLICY_UPDATES_UNCHECKED_COUNT'
  | 'AUTH_TOKEN_EXCHANGE'
  | 'AUTH_TOKEN_REFRESH'
  | 'FAVORITE_PAGES'
  | 'FEATURED_CONTENT'
  | 'MENUS'
  | 'REDIRECT_RECORDS'
  | 'SEARCH'
  | 'SIMPLE_PAGE'
  | 'STATES'
  | 'STATICS'
  | 'HEADER_FAVORITES'
  | 'LAST_ALERT_CHECKED';

export type ActivityStep = 'REQUEST' | 'SUCCESS' | 'FAILURE' | 'SET' | 'GET' | 'RESET';

/**
 * One thing that happened. It never holds a token, a claim, an id, a path or a query value, so that
 * it can go to error reporting as it is.
 */
export type ActivityEvent = {
  type: `${ActivityPrefix}_${ActivityStep}`;
  /** Milliseconds since 1970, by the clock of this device. */
  at: number;
  status?: number;
  /** The answer's `X-Request-Id`. */
  requestId?: string;
  /** The class of the error that a FAILURE threw. */
  error?: string;
  /** How many items of a list did not fit their schema and were left out. */
  skipped?: number;
};

export type Activity = {
  emit: (event: ActivityEvent) => void;
  /** Hands every event to the listener; the answer stops it. */
  subscribe: (listener: (event: ActivityEvent) => void) => () => void;
};

/**
 * Makes an activity stream (specification section 4, decisions section 5.10): queries and mutations
 * give REQUEST, SUCCESS or FAILURE, selections SET and RESET, stored values GET, SET and RESET.
 *
 * @example
 * const activity = createActivity();
 * activity.subscribe((event) => reporting.breadcrumb(event.type));
 * const api = createApiClient({ host: '', session, activity });
 */
export function createActivity(): Activity {
  const { tell, subscribe } = createListeners<[event: ActivityEvent]>();
  return { emit: tell, subscribe };
}
