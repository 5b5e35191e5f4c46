import type { ServerDownReason } from '../errors/server-down.ts';
import { createListeners } from '../listeners.ts';

/** First part of an event's type: a call's prefix, such as `ALERTS`, or a stored value's name. */
export type ActivityPrefix = Uppercase<string>;

/** Last part of an event's type: what happened to the call, selection, or stored value. */
export type ActivityStep = 'REQUEST' | 'SUCCESS' | 'FAILURE' | 'SET' | 'GET' | 'RESET';

/**
 * An event of the activity stream. It never contains a token, a claim, an id, a path, or a query value,
 * so it is safe to send to error reporting.
 */
export type ActivityEvent = {
  type: `${ActivityPrefix}_${ActivityStep}`;
  /** Milliseconds since 1970, by this device's clock. */
  at: number;
  status?: number;
  /** The response's `X-Request-Id`. */
  requestId?: string;
  /** Class name of the error that caused a FAILURE. */
  error?: string;
  /** Reason for a `ServerDown` error. */
  reason?: ServerDownReason;
  /** System code or class name of the underlying error, or the content type of a body that wasn't JSON. */
  cause?: string;
};

/** Publishes activity events to its subscribers. */
export type Activity = {
  emit: (event: ActivityEvent) => void;
  /** Calls the listener for every event. Returns a function that unsubscribes. */
  subscribe: (listener: (event: ActivityEvent) => void) => () => void;
};

/**
 * Creates an activity stream (docs/contract.md#activity-stream). Queries and mutations emit REQUEST,
 * then SUCCESS or FAILURE. Stored values emit GET, SET, and RESET. For selections, such as the filters of
 * a list, the application calls `emit` with SET and RESET.
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
