import { type ApiCall, type ApiClient, isServerDown } from '@producer-portal/api';
import { wait } from '../../lib/wait.ts';

/** A call that got no response. */
export interface LostCall {
  readonly error: unknown;
  /** Whether the device had a network when the call was sent. */
  readonly wasOnline: boolean;
}

/** The functions of the queue that the rest of the portal calls. */
export interface QueueHandle {
  /** Sends a call. If a change gets no response, the queue stores it, and the call throws a `ServerDown` with `isQueued`. */
  readonly send: ApiClient['send'];
  /**
   * Keeps the change of a call that got no response.
   *
   * @throws ServerDown with `isQueued` if the change is kept, or else the error of the call.
   */
  readonly keep: (call: ApiCall, lost: LostCall) => Promise<never>;
  /** Resolves when the queue has read the changes that wait since an earlier page load. Never rejects. */
  readonly whenRead: () => Promise<void>;
  /** Signs the user out, after a warning if changes would be lost. */
  readonly signOut: (signOut: () => void) => void;
}

/** Connects calls and the sign-out with the queue, whose code loads after the first screen. */
export interface QueueSlot {
  /** The client that sends calls without the queue. */
  readonly api: ApiClient;
  /** Null without a queue: before its code has loaded, while viewing as an agent, and in browsers without storage. */
  handle: QueueHandle | null;
  /**
   * Signs the user out, after a warning if changes would be lost. Waits at most two seconds for the queue's code and its
   * changes.
   */
  readonly signOut: (signOut: () => void) => Promise<void>;
}

/** The longest time in milliseconds that a sign-out waits to find out whether changes would be lost. */
const LONGEST_SIGN_OUT_WAIT_MS = 2000;

/** Whether a call got no response, so that it is unknown whether the host received the call. */
export const hasNoResponse = (error: unknown): boolean =>
  isServerDown(error) && error.status === null && error.reason !== 'fault';

/**
 * Creates a client that sends changes through the queue, as soon as there is one.
 *
 * @param loadHandle - loads the queue's code. Called for a sign-out, or if a change gets no response, before the code has loaded.
 * Returns null if nothing can be kept.
 */
export function createQueueSlot(
  api: ApiClient,
  loadHandle: () => Promise<QueueHandle | null>,
): { api: ApiClient; queueSlot: QueueSlot } {
  const queueSlot: QueueSlot = {
    api,
    handle: null,
    async signOut(signOut) {
      // Without a secret, the session has stored nothing.
      if (api.session.storageSecret() === null) {
        signOut();
        return;
      }
      const { epoch } = api.session.snapshot();
      const handle = await Promise.race([
        loadReadHandle().catch(() => null),
        wait(LONGEST_SIGN_OUT_WAIT_MS),
      ]);
      // Meanwhile, the session may have ended, or another user may have signed in.
      if (api.session.snapshot().epoch !== epoch) return;
      if (handle) handle.signOut(signOut);
      else signOut();
    },
  };

  async function loadReadHandle(): Promise<QueueHandle | null> {
    const handle = queueSlot.handle ?? (await loadHandle());
    await handle?.whenRead();
    return handle;
  }

  const sendEarly: ApiClient['send'] = async (call, read) => {
    const { epoch } = api.session.snapshot();
    const wasOnline = navigator.onLine;
    try {
      return await api.send(call, read);
    } catch (error) {
      if (!hasNoResponse(error)) throw error;
      const handle = await loadHandle().catch(() => null);
      if (!handle || api.session.snapshot().epoch !== epoch) throw error;
      return handle.keep(call, { error, wasOnline });
    }
  };
  return {
    queueSlot,
    api: {
      ...api,
      send(call, read) {
        if (call.method === 'GET') return api.send(call, read);
        return queueSlot.handle ? queueSlot.handle.send(call, read) : sendEarly(call, read);
      },
    },
  };
}
