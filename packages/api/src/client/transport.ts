import type { RequestQuery } from './query-values.ts';

/** One HTTP request. */
export type TransportRequest = {
  /** Method and path, without the query. */
  name: string;
  /** Absolute URL, without the query. */
  url: string;
  /** Query parameters. */
  query: RequestQuery;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON; undefined for none. */
  body: unknown;
  idempotencyKey: string | undefined;
  /** Sent as the bearer token; null for none. */
  token: string | null;
  /** Whether the request continues after the page is closed. */
  keepalive: boolean;
  /** Milliseconds. */
  timeout: number;
  /** Aborts the request. */
  signal: AbortSignal | undefined;
};

/** A response with any status. */
export type TransportResponse = {
  status: number;
  text: string;
  header: (name: string) => string | null;
};

/**
 * Sends a request to the host and returns its response. Any error means that there was no response;
 * a `ServerDown` has the reason.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
