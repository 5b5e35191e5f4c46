import { QueryClient } from '@tanstack/react-query';
import axios from 'axios';

declare global {
  interface Window {
    early?: Promise<AlertList> | undefined;
  }
}

export interface Alert {
  id: string | number;
  slug: string;
  title: string;
  effective_until?: string;
  contents: { content: string }[];
}

interface AlertList {
  alerts: Alert[];
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000 } },
});

const client = axios.create({ headers: { Accept: 'application/json' } });
client.interceptors.request.use((config) => {
  config.headers.set('Authorization', `Bearer ${localStorage.getItem('jwt')}`);
  return config;
});
client.interceptors.response.use((response) => {
  const rotated: unknown = response.headers['jwt'];
  if (typeof rotated === 'string') localStorage.setItem('jwt', rotated);
  return response;
});

export const alertsQuery = {
  queryKey: ['alerts'],
  queryFn: async () => {
    const early = window.early;
    window.early = undefined;
    const { alerts } = early ? await early : (await client.get<AlertList>('/api/v1/alerts')).data;
    return alerts;
  },
};

export const alertQuery = (id: string) => ({
  queryKey: ['alert', id],
  queryFn: async () =>
    (await client.patch<{ alert: Alert }>(`/api/v1/alerts/${id}/mark_as_read`)).data.alert,
});
