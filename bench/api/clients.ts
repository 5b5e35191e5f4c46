import axios from 'axios';
import { createApiClient } from '../../packages/api/src/client/api-client.ts';
import { alerts as alertsResource } from '../../packages/api/src/resources/alerts.ts';
import { createSession } from '../../packages/api/src/session/create-session.ts';

/** Requests a page of a filtered list once, and returns the number of items. */
type RequestList = () => Promise<number>;

const query = { category: 'job_aids', states: ['MI', 'OH'], page: 2 };
const path = '/api/v1/alerts?category=job_aids&states[]=MI&states[]=OH&page=2';

export const FETCH = 'bare fetch';
export const AXIOS = 'axios';
export const OURS = 'api';

/** The compared clients, each with the same URL and token. */
export const clients: Readonly<Record<string, (origin: string, token: string) => RequestList>> = {
  [FETCH]: (origin, token) => async () => {
    const response = await fetch(origin + path, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    });
    const { alerts } = (await response.json()) as { alerts: unknown[] };
    return alerts.length;
  },

  [AXIOS](origin, token) {
    const http = axios.create({
      baseURL: origin,
      adapter: 'fetch',
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    });
    return async () => {
      const { data } = await http.get<{ alerts: unknown[] }>('/api/v1/alerts', { params: query });
      return data.alerts.length;
    };
  },

  [OURS](origin, token) {
    const session = createSession({ storage: null });
    session.signIn({ jwt: token });
    const api = createApiClient({ host: origin, session });
    return async () => (await alertsResource.list.fetch(api, query)).items.length;
  },
};

/**
 * Measures the elapsed time of many calls, divided by their number. With concurrency, this is less than the time of one
 * call.
 *
 * @param concurrency number of simultaneous calls
 * @returns microseconds per call
 */
export async function timeCalls(
  requestList: RequestList,
  calls: number,
  concurrency: number,
): Promise<number> {
  const startTime = performance.now();
  for (let callCount = 0; callCount < calls; callCount += concurrency) {
    await Promise.all(Array.from({ length: concurrency }, requestList));
  }
  return ((performance.now() - startTime) / calls) * 1000;
}
