import type { ApiCall, ApiClient } from '@producer-portal/api';

/** The functions of the queue that the rest of the portal calls. */
export interface QueueLink {
  /** Sends a call. A change that gets no response is kept, and throws a `ServerDown` with `isQueued`. */
  readonly send: ApiClient['send'];
  /**
   * Keeps the change of a call that failed, if it got no response and the session is still the one in which it was sent.
   *
   * @throws the error; with `isQueued` if the change is kept
   */
  readonly keep: (
    call: ApiCall,
    failure: { readonly error: unknown; readonly epoch: number },
  ) => Promise<never>;
  /** Signs the user out, after a warning if changes would be lost. */
  readonly signOut: (signOut: () => void) => void;
}

/** Connects the queue, whose code loads after the first screen, with calls and with signing out. */
export interface QueueSlot {
  /** The client that sends calls without the queue. */
  readonly api: ApiClient;
  /** Null without a queue: before its code has loaded, and in browsers without storage. */
  link: QueueLink | null;
  /**
   * Makes changes that get no response wait for the queue's code. Call it when the code starts to load.
   *
   * @returns a function to call when the code has loaded, or can't be loaded.
   */
  readonly expectLink: () => () => void;
}

/**
 * Creates a client that sends changes through the queue. A change that gets no response before the queue's code has loaded waits
 * for the code.
 */
export function createQueueSlot(api: ApiClient): { api: ApiClient; queueSlot: QueueSlot } {
  let loading: Promise<void> | null = null;
  const queueSlot: QueueSlot = {
    api,
    link: null,
    expectLink() {
      let onLoaded = () => {};
      loading = new Promise<void>((resolve) => {
        onLoaded = resolve;
      });
      return onLoaded;
    },
  };
  const send: ApiClient['send'] = async (call, read) => {
    if (call.method === 'GET') return api.send(call, read);
    const { link } = queueSlot;
    if (link) return link.send(call, read);
    const { epoch } = api.session.snapshot();
    try {
      return await api.send(call, read);
    } catch (error) {
      await loading;
      const { link: loadedLink } = queueSlot;
      if (!loadedLink) throw error;
      return loadedLink.keep(call, { error, epoch });
    }
  };
  return { queueSlot, api: { ...api, send } };
}
