import axios from 'axios';
import { classOf, TransportFault, type Transport } from './transport.ts';

/**
 * Sends a request and answers its response, as the platform’s `fetch` does: a TypeError means that
 * there is no network. Whatever else it throws counts as a fault of its own.
 */
export type FetchAdapter = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Sends requests with axios, over the given fetch. */
export function createAxiosTransport(fetchAdapter: FetchAdapter): Transport {
  const http = axios.create({
    adapter: 'fetch',
    env: {
      async fetch(input: RequestInfo | URL, init?: RequestInit) {
        try {
          return await fetchAdapter(input, init);
        } catch (thrown) {
          const kind = classOf(thrown);
          throw kind === 'TypeError' || kind === 'AbortError' ? thrown : new TransportFault(kind);
        }
      },
    },
    // The token travels in a header and goes nowhere but to the host: neither along a redirect, nor
    // does an answer that was redirected count as the host's.
    fetchOptions: { redirect: 'error' },
    withCredentials: false,
    withXSRFToken: false,
    headers: { Accept: 'application/json', 'User-Agent': false },
    responseType: 'text',
    transformResponse: [(text: unknown) => text],
    validateStatus: null,
  });

  return async ({ url, method, body, idempotencyKey, token, signal }) => {
    const request = http.request<string>({
      url,
      method,
      ...(body === undefined ? {} : { data: body }),
      ...(signal ? { signal } : {}),
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
    });
    const answer = await request.catch((error: unknown) => {
      throw axios.isAxiosError(error) && error.cause ? error.cause : error;
    });
    const header = (key: string) => {
      const value: unknown = answer.headers[key.toLowerCase()];
      return typeof value === 'string' ? value : null;
    };
    return { status: answer.status, text: answer.data, header };
  };
}
