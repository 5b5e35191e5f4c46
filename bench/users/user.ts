import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../../tools/sign-in.ts';
import { getListPath, lists } from '../host/calls.ts';

/** A simulated user's call. */
export interface UserCall {
  /** What the call does: `list`, `count`, `mark`, or `unmark`. */
  name: string;
  /** 0 without a response, or if the response isn't JSON. */
  status: number;
  milliseconds: number;
}

/** Options of a simulated user. */
export interface UserOptions {
  origin: string;
  /** Id of a user of the host. */
  identity: string;
  /** Average pause before a call. A list requested after an unmark has no pause. */
  thinkSeconds: number;
  /** Whether it is time to stop. */
  isDone: () => boolean;
  report: (call: UserCall) => void;
}

/**
 * Signs in, and returns a function that requests lists and unread counts, and marks alerts as read and unread. It always sends
 * the newest token from the host.
 *
 * @throws Error if the host rejects the sign-in.
 */
export async function signInUser({
  origin,
  identity,
  thinkSeconds,
  isDone,
  report,
}: UserOptions): Promise<() => Promise<void>> {
  let { jwt = '' } = await signIn(origin, identity);

  async function call(name: string, path: string, method = 'GET'): Promise<unknown> {
    const startTime = performance.now();
    let status = 0;
    let body: unknown;
    try {
      const headers = { authorization: `Bearer ${jwt}` };
      const response = await fetch(origin + path, { method, headers });
      body = await response.json();
      status = response.status;
      jwt = response.headers.get('jwt') ?? jwt;
    } catch {
      // Without a response, or if the response isn't JSON, the status stays 0.
    }
    report({ name, status, milliseconds: performance.now() - startTime });
    return body;
  }

  /** Waits for a random time, `thinkSeconds` on average, so that users don't call at the same time. */
  const think = () => sleep(Math.random() * 2 * thinkSeconds * 1000);

  return async () => {
    await think();
    while (!isDone()) {
      const list = lists[Math.floor(Math.random() * lists.length)];
      const { alerts = [] } = ((list && (await call('list', getListPath({ ...list, page: 1 })))) ??
        {}) as { alerts?: { id: string | number }[] };
      await think();
      await call('count', '/api/v1/alert/unchecked_count');
      const alert = alerts[Math.floor(Math.random() * alerts.length)];
      for (const [name, action] of [
        ['mark', 'mark_as_read'],
        ['unmark', 'mark_as_unread'],
      ] as const) {
        await think();
        if (!alert || isDone()) break;
        await call(name, `/api/v1/alerts/${alert.id}/${action}`, 'PATCH');
      }
    }
  };
}
