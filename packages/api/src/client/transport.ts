import { ServerDown } from '../errors/server-down.ts';

/** One request as it goes over the wire. */
export type TransportRequest = {
  /** The call as developers name it, without its query. */
  name: string;
  /** Absolute, with its query. */
  url: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON; undefined for none. */
  body: unknown;
  idempotencyKey: string | undefined;
  /** Sent as the bearer; null for none. */
  token: string | null;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal | undefined;
};

/** An answer of any status. */
export type TransportAnswer = {
  status: number;
  text: string;
  header: (name: string) => string | null;
};

/**
 * Brings a request to the host and its answer back.
 *
 * @throws Aborted when the caller gave up, ServerDown when there was no answer in time or at all
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export function noAnswer(name: string, timedOut: boolean): ServerDown {
  return new ServerDown(`${name} had no answer${timedOut ? ' in time' : ''}`, { timedOut });
}
