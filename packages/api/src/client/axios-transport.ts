import axios from 'axios';
import { ServerDown } from '../errors/server-down.ts';
import { createIdempotencyKey } from '../resources/idempotency-key.ts';
import { getErrorClass, getNetworkCause } from './network-cause.ts';
import { writeQuery } from './query-string.ts';
import type { Transport } from './transport.ts';

/**
 * Sends a request, with the signature of the platform’s `fetch`. A TypeError means a network
 * failure, and an AbortError a canceled call. Any other error counts as a bug in the adapter, with
 * the `ServerDownReason` `fault`.
 */
export type FetchAdapter = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Thrown when the fetch adapter itself fails, not the network. */
class AdapterFault extends Error {}

const withAdapterFaults =
  (fetchAdapter: FetchAdapter): FetchAdapter =>
  async (input, init) => {
    try {
      return await fetchAdapter(input, init);
    } catch (thrown) {
      const isNetwork = ['TypeError', 'AbortError'].includes(getErrorClass(thrown));
      throw isNetwork ? thrown : new AdapterFault(getErrorClass(thrown));
    }
  };

function toServerDown(name: string, thrown: unknown): ServerDown {
  const originalError = axios.isAxiosError(thrown) ? thrown.cause : thrown;
  if (originalError instanceof AdapterFault) {
    const { message: cause } = originalError;
    const message = `${name} was not sent: fetchAdapter threw ${cause}`;
    return new ServerDown(message, { reason: 'fault', cause });
  }
  const cause = getNetworkCause(originalError);
  return new ServerDown(`${name} got no response (${cause})`, { cause });
}

/** Creates a transport that sends requests with axios through the given fetch. */
export function createAxiosTransport(fetchAdapter: FetchAdapter): Transport {
  const http = axios.create({
    adapter: 'fetch',
    env: { fetch: withAdapterFaults(fetchAdapter) },
    withCredentials: false,
    withXSRFToken: false,
    headers: { Accept: 'application/json', 'User-Agent': false },
    paramsSerializer: { serialize: writeQuery },
    responseType: 'text',
    transformResponse: [(text: unknown) => text],
    validateStatus: null,
  });

  return async ({ name, url, query, method, body, idempotencyKey, token, keepalive, signal }) => {
    // Every POST has an idempotency key, including token calls (docs/contract.md#idempotency-keys).
    const key = idempotencyKey ?? (method === 'POST' ? createIdempotencyKey() : undefined);
    const request = http.request<string>({
      url,
      params: query,
      method,
      ...(body === undefined ? {} : { data: body }),
      ...(signal ? { signal } : {}),
      // The token must go to the host only, so redirects aren't followed.
      fetchOptions: { redirect: 'error', keepalive },
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
    });
    const response = await request.catch((thrown: unknown) => {
      throw toServerDown(name, thrown);
    });
    const header = (headerName: string) => {
      const value: unknown = response.headers[headerName.toLowerCase()];
      return typeof value === 'string' ? value : null;
    };
    return { status: response.status, text: response.data, header };
  };
}
