import axios from 'axios';
import { ServerDown } from '../errors/server-down.ts';
import { createIdempotencyKey } from '../resources/idempotency-key.ts';
import { writeQuery } from './query-string.ts';
import type { Transport } from './transport.ts';

/**
 * Sends a request and answers its response, as the platform’s `fetch` does: a TypeError means that
 * there is no network. Whatever else it throws counts as a fault of its own.
 */
export type FetchAdapter = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** What is thrown where the fetch itself has failed; the network has not. */
class Fault extends Error {}

/** The class of what was thrown; its message may hold anything. */
const classOf = (thrown: unknown): string =>
  thrown instanceof Error && /^\w{1,40}$/.test(thrown.name) ? thrown.name : typeof thrown;

const faultsTold =
  (fetchAdapter: FetchAdapter): FetchAdapter =>
  async (input, init) => {
    try {
      return await fetchAdapter(input, init);
    } catch (thrown) {
      const isNetwork = ['TypeError', 'AbortError'].includes(classOf(thrown));
      throw isNetwork ? thrown : new Fault(classOf(thrown));
    }
  };

function failureOf(name: string, thrown: unknown): ServerDown {
  const origin = axios.isAxiosError(thrown) ? thrown.cause : thrown;
  if (origin instanceof Fault) {
    const { message: cause } = origin;
    const message = `${name} was not sent: fetchAdapter threw ${cause}`;
    return new ServerDown(message, { reason: 'fault', cause });
  }
  return new ServerDown(`${name} had no answer`, { cause: classOf(origin) });
}

/** Sends requests with axios, over the given fetch. */
export function createAxiosTransport(fetchAdapter: FetchAdapter): Transport {
  const http = axios.create({
    adapter: 'fetch',
    env: { fetch: faultsTold(fetchAdapter) },
    withCredentials: false,
    withXSRFToken: false,
    headers: { Accept: 'application/json', 'User-Agent': false },
    paramsSerializer: { serialize: writeQuery },
    responseType: 'text',
    transformResponse: [(text: unknown) => text],
    validateStatus: null,
  });

  return async ({ name, url, query, method, body, idempotencyKey, token, keepalive, signal }) => {
    // Every POST carries an idempotency key (docs/contract.md#idempotency-keys), those for tokens too.
    const key = idempotencyKey ?? (method === 'POST' ? createIdempotencyKey() : undefined);
    const request = http.request<string>({
      url,
      params: query,
      method,
      ...(body === undefined ? {} : { data: body }),
      ...(signal ? { signal } : {}),
      // The token travels in a header and goes nowhere but to the host: neither along a redirect, nor
      // does an answer that was redirected count as the host's.
      fetchOptions: { redirect: 'error', keepalive },
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
    });
    const response = await request.catch((thrown: unknown) => {
      throw failureOf(name, thrown);
    });
    const header = (called: string) => {
      const value: unknown = response.headers[called.toLowerCase()];
      return typeof value === 'string' ? value : null;
    };
    return { status: response.status, text: response.data, header };
  };
}
