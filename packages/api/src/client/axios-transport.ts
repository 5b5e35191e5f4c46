import axios from 'axios';
import type { Transport } from './transport.ts';

/** Sends a request and answers its response, as the platform’s `fetch` does. */
export type FetchAdapter = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Sends requests with axios, over the given fetch. */
export function createAxiosTransport(fetchAdapter: FetchAdapter): Transport {
  const http = axios.create({
    adapter: 'fetch',
    env: { fetch: fetchAdapter },
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
    const answer = await http.request<string>({
      url,
      method,
      ...(body === undefined ? {} : { data: body }),
      ...(signal ? { signal } : {}),
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
    });
    const header = (key: string) => {
      const value: unknown = answer.headers[key.toLowerCase()];
      return typeof value === 'string' ? value : null;
    };
    return { status: answer.status, text: answer.data, header };
  };
}
