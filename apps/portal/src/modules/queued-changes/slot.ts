import type { ApiClient } from '@producer-portal/api';

/** The functions of the queue that the rest of the portal calls. */
export interface QueueLink {
  /** Sends a call. If a change gets no response, the queue stores it, and the call throws a `ServerDown` with `isQueued`. */
  readonly send: ApiClient['send'];
  /** Signs the user out, after a warning if changes would be lost. */
  readonly signOut: (signOut: () => void) => void;
}

/** Connects calls and the sign-out with the queue, whose code loads after the first screen. */
export interface QueueSlot {
  /** The client that sends calls without the queue. */
  readonly api: ApiClient;
  /** Null without a queue: before its code has loaded, and in browsers without storage. */
  link: QueueLink | null;
}

/** Creates a client that sends changes through the queue, as soon as there is one. */
export function createQueueSlot(api: ApiClient): { api: ApiClient; queueSlot: QueueSlot } {
  const queueSlot: QueueSlot = { api, link: null };
  return {
    queueSlot,
    api: {
      ...api,
      send: (call, read) =>
        (call.method !== 'GET' && queueSlot.link ? queueSlot.link : api).send(call, read),
    },
  };
}
