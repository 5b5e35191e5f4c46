import { signIn } from '../../tools/sign-in.ts';

/** The measured pages of the portal and of the sites that it is compared with. */
export interface MeasuredPages {
  /** Paths by page. All sites use the same. */
  paths: { list: string; home: string; detail: string };
  /** Heading of the detail page. */
  title: string;
}

/** Finds the measured pages: the detail page is the first alert of the list. */
export async function findPages(api: string): Promise<MeasuredPages> {
  const { jwt } = await signIn(api);
  const response = await fetch(`${api}/api/v1/alerts`, {
    headers: { Authorization: `Bearer ${jwt}` },
  });
  const { alerts } = (await response.json()) as { alerts: { slug: string; title: string }[] };
  const [first] = alerts;
  if (!first) throw new Error('The reference API has no alerts.');
  return {
    paths: { list: '/alerts', home: '/', detail: `/alerts/${first.slug}` },
    title: first.title,
  };
}
