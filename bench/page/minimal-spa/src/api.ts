import { QueryClient } from '@tanstack/react-query';

declare global {
  interface Window {
    /** Responses to early requests, by path. */
    early: Map<string, Promise<Response>>;
  }
}

/** A content record, such as an alert. */
export interface Item {
  id: number;
  slug: string;
  title: string;
  excerpt?: string;
  published_at: string;
  /** Present in featured content only. */
  record_type?: string;
  contents?: { content: string }[];
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000 } },
});

async function send(path: string, method: 'GET' | 'PATCH'): Promise<Record<string, unknown>> {
  const early = method === 'GET' ? window.early.get(path) : undefined;
  window.early.delete(path);
  const headers = { Authorization: `Bearer ${localStorage.getItem('jwt')}` };
  const response = await (early ?? fetch(path, { method, headers }));
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  const rotated = response.headers.get('jwt');
  if (rotated) localStorage.setItem('jwt', rotated);
  return (await response.json()) as Record<string, unknown>;
}

/** Query options for the list at a path. The response has one field, which contains the records. */
export const listQuery = (path: string) => ({
  queryKey: ['list', path],
  queryFn: async () => Object.values(await send(path, 'GET'))[0] as Item[],
});

/** Query options that open an alert, which marks it as read. Until the response arrives, the data is the row of a loaded list. */
export const alertQuery = (slug: string) => ({
  queryKey: ['alert', slug],
  queryFn: async () =>
    (await send(`/api/v1/alerts/${slug}/mark_as_read`, 'PATCH'))['alert'] as Item,
  placeholderData: () =>
    queryClient
      .getQueriesData<Item[]>({ queryKey: ['list'] })
      .flatMap(([, items]) => items ?? [])
      .find((item) => item.slug === slug && item.contents !== undefined),
});
