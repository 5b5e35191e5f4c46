import { signIn } from '../../tools/sign-in.ts';

export const pageNames = ['list', 'home', 'detail'] as const;
export type PageName = (typeof pageNames)[number];

/** The measured pages of the portal and of the sites that it is compared with. */
export interface MeasuredPages {
  /** The portal's paths by page. Other sites use them too, except for detail pages. */
  paths: Record<PageName, string>;
  /** Heading of the detail page. */
  title: string;
  /** The alert whose row is clicked. It is below the first screen, so that Back has to scroll. */
  clickedAlert: { slug: string; title: string };
}

/** Finds the measured pages: the detail page is the first alert of the list. */
export async function findPages(api: string): Promise<MeasuredPages> {
  const { jwt } = await signIn(api);
  const response = await fetch(`${api}/api/v1/alerts`, {
    headers: { Authorization: `Bearer ${jwt}` },
  });
  const { alerts } = (await response.json()) as {
    alerts: { slug: string; title: string; related?: unknown[] }[];
  };
  const first = alerts[0];
  // Skip alerts with related ones, because the list can collapse them.
  const clickedAlert = alerts.slice(7).find(({ related = [] }) => related.length === 0);
  if (!first || !clickedAlert) throw new Error('The reference API has too few alerts.');
  return {
    paths: { list: '/alerts', home: '/', detail: `/alerts/${first.slug}` },
    title: first.title,
    clickedAlert,
  };
}
