import axios from 'axios';
import { createApiClient } from '../../packages/api/src/client/api-client.ts';
import { alerts as alertsResource } from '../../packages/api/src/resources/alerts.ts';
import { createSession } from '../../packages/api/src/session/create-session.ts';

/** Asks once for a page of a list, filtered, and answers how many items there are. */
type Ask = () => Promise<number>;

const query = { category: 'job_aids', states: ['MI', 'OH'], page: 2 };
const path = '/api/v1/alerts?category=job_aids&states[]=MI&states[]=OH&page=2';

export const FETCH = 'bare fetch';
export const AXIOS = 'axios';
export const OURS = 'api';

/** The ways to ask, each with the same address and token. */
export const clients: Readonly<Record<string, (origin: string, token: string) => Ask>> = {
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
 * Microseconds for one call, of many.
 *
 * @param together how many are under way at the same time
 */
export async function timeCalls(ask: Ask, calls: number, together: number): Promise<number> {
  const started = performance.now();
  for (let made = 0; made < calls; made += together) {
    await Promise.all(Array.from({ length: together }, ask));
  }
  return ((performance.now() - started) / calls) * 1000;
}
