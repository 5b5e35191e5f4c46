import type { SentQuery } from './query-values.ts';

/** One request as it goes over the wire. */
export type TransportRequest = {
  /** The call as developers name it, without its query. */
  name: string;
  /** Absolute URL, without its query. */
  url: string;
  /** Query parameters. */
  query: SentQuery;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON; undefined for none. */
  body: unknown;
  idempotencyKey: string | undefined;
  /** Sent as the bearer; null for none. */
  token: string | null;
  /** The request goes on when the page is closed. */
  keepalive: boolean;
  /** Milliseconds. */
  timeout: number;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal | undefined;
};

/** An answer of any status. */
export type TransportResponse = {
  status: number;
  text: string;
  header: (name: string) => string | null;
};

/**
 * Brings a request to the host and its answer back; whatever it throws means that there was none. A
 * `ServerDown` says why.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
