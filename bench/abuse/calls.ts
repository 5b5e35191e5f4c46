import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The result of a call. */
export interface TimedCall {
  /** 0 without a complete response. */
  status: number;
  milliseconds: number;
}

/** A client that calls a host over its own keep-alive connections. */
export class Caller {
  readonly #origin: string;
  readonly #headers: OutgoingHttpHeaders;
  readonly #agent = new Agent({ keepAlive: true });

  /** @param headers sent with every call. */
  constructor(origin: string, headers: OutgoingHttpHeaders) {
    this.#origin = origin;
    this.#headers = headers;
  }

  /** Requests a path and discards the body without decoding it. */
  get(path: string): Promise<TimedCall> {
    const startTime = performance.now();
    return new Promise((resolve) => {
      const finish = (status: number) =>
        resolve({ status, milliseconds: performance.now() - startTime });
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
 * Calls the given paths repeatedly, with several workers. Each worker waits for a response before its next call.
 *
 * @param concurrency number of workers.
 * @param pause milliseconds between a response and the next call.
 * @param until when to stop, as a `performance.now()` time.
 */
export async function callRepeatedly(
  caller: Caller,
  paths: readonly string[],
  { concurrency, pause, until }: { concurrency: number; pause: number; until: number },
): Promise<TimedCall[]> {
  const timedCalls: TimedCall[] = [];
  const runWorker = async (firstTurn: number) => {
    for (let turn = firstTurn; performance.now() < until; turn += 1) {
      const timed = await caller.get(paths[turn % paths.length] ?? '');
      timedCalls.push(timed);
      // Fast rejections must not turn this into a busy loop.
      await sleep(timed.status === 200 ? pause : Math.max(pause, 100));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, number) => runWorker(number)));
  return timedCalls;
}

/**
 * Calls a path at a fixed rate, regardless of how long the responses take.
 *
 * @param until when to stop, as a `performance.now()` time.
 */
export async function callAtRate(
  caller: Caller,
  path: string,
  perSecond: number,
  until: number,
): Promise<TimedCall[]> {
  const maxPending = 2 * perSecond;
  const timedCalls: TimedCall[] = [];
  const pending = new Set<Promise<void>>();
  const send = async () => {
    timedCalls.push(await caller.get(path));
  };
  const startTime = performance.now();
  let sent = 0;
  while (performance.now() < until) {
    const due = Math.floor(((performance.now() - startTime) * perSecond) / 1000);
    for (; sent < due; sent += 1) {
      if (pending.size >= maxPending) continue;
      const call = send().finally(() => pending.delete(call));
      pending.add(call);
    }
    await sleep(5);
  }
  await Promise.all(pending);
  return timedCalls;
}
