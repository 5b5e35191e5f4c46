import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What came of a call. */
export interface Timed {
  /** 0 when no response came. */
  status: number;
  milliseconds: number;
}

/** Somebody who calls a host, over connections of their own that stay open. */
export class Caller {
  readonly #origin: string;
  readonly #headers: OutgoingHttpHeaders;
  readonly #agent = new Agent({ keepAlive: true });

  /** @param headers what every call carries. */
  constructor(origin: string, headers: OutgoingHttpHeaders) {
    this.#origin = origin;
    this.#headers = headers;
  }

  /** Gets a path and throws the body away as it comes, still encoded. */
  get(path: string): Promise<Timed> {
    const started = performance.now();
    return new Promise((resolve) => {
      const finish = (status: number) =>
        resolve({ status, milliseconds: performance.now() - started });
      get(this.#origin + path, { agent: this.#agent, headers: this.#headers }, (response) => {
        response.resume();
        response.once('close', () => finish(response.complete ? (response.statusCode ?? 0) : 0));
      }).once('error', () => finish(0));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/**
 * Calls paths in turn, each of some callers waiting for its own last response.
 *
 * @param atOnce how many calls are under way.
 * @param pause milliseconds between a response and the next call.
 * @param until when to stop, by performance.now().
 */
export async function callInTurn(
  caller: Caller,
  paths: readonly string[],
  { atOnce, pause, until }: { atOnce: number; pause: number; until: number },
): Promise<Timed[]> {
  const times: Timed[] = [];
  const work = async (from: number) => {
    for (let turn = from; performance.now() < until; turn += 1) {
      const timed = await caller.get(paths[turn % paths.length] ?? '');
      times.push(timed);
      // Whoever is refused in a moment does not call in a loop without end.
      await sleep(timed.status === 200 ? pause : Math.max(pause, 100));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, number) => work(number)));
  return times;
}

/**
 * Calls a path so many times a second, however long the responses take.
 *
 * @param until when to stop, by performance.now().
 */
export async function callAtRate(
  caller: Caller,
  path: string,
  perSecond: number,
  until: number,
): Promise<Timed[]> {
  const mostUnderWay = 2 * perSecond;
  const times: Timed[] = [];
  const underWay = new Set<Promise<void>>();
  const send = async () => {
    times.push(await caller.get(path));
  };
  const started = performance.now();
  let sent = 0;
  while (performance.now() < until) {
    const due = Math.floor(((performance.now() - started) * perSecond) / 1000);
    for (; sent < due; sent += 1) {
      if (underWay.size >= mostUnderWay) continue;
      const call = send().finally(() => underWay.delete(call));
      underWay.add(call);
    }
    await sleep(5);
  }
  await Promise.all(underWay);
  return times;
}
