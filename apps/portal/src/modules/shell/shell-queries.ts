import { alerts, menus } from '@producer-portal/api';
import type { ApiClient } from '@producer-portal/api';
import type { Services } from '../session/services.tsx';

/** The shell's queries on every page that isn't public. */
export const shellQueries = (api: ApiClient) => ({
  menus: menus.all.query(api),
  unreadCount: alerts.count.query(api),
});

/** Fetches the shell's data. Never rejects, because the shell itself handles errors. */
export async function preloadShell({ api, queryClient }: Services): Promise<void> {
  const { menus: menusQuery, unreadCount } = shellQueries(api);
  await Promise.all([
    queryClient.prefetchQuery(menusQuery),
    queryClient.prefetchQuery(unreadCount),
  ]);
}
