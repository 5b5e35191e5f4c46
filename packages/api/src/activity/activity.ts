import type { ServerDownReason } from '../errors/server-down.ts';
import { createListeners } from '../listeners.ts';

/** What an event of the activity stream is about: the prefix of a call's definition, or a stored value. */
export type ActivityPrefix = Uppercase<string>;

/** How far something has come: a call, a selection or a stored value. */
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
  /** Why there was no answer, of a FAILURE without one. */
  reason?: ServerDownReason;
  /** The class of what was thrown in the place of an answer, or the type of a body that was no JSON. */
  cause?: string;
  /** How many values of an answer did not fit their schema and were left out. */
  skipped?: number;
};

/** The activity stream: who has something to tell tells it, and whoever listens hears it. */
export type Activity = {
  emit: (event: ActivityEvent) => void;
  /** Hands every event to the listener; the answer stops it. */
  subscribe: (listener: (event: ActivityEvent) => void) => () => void;
};

/**
 * Makes an activity stream (docs/contract.md#activity-stream): queries and mutations
 * give REQUEST, SUCCESS or FAILURE, selections SET and RESET, stored values GET, SET and RESET.
 *
 * @example
 * const activity = createActivity();
 * activity.subscribe((event) => reporting.breadcrumb(event.type));
 * const api = createApiClient({ host: '', session, activity });
 */
export function createActivity(): Activity {
  const { notify, subscribe } = createListeners<[event: ActivityEvent]>();
  return { emit: notify, subscribe };
}
