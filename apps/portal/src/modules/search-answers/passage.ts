import type { Passage } from '@producer-portal/api';
import type { AccessSubject } from '../access/access.ts';
import { rowLink } from '../content-list/row-link.ts';
import { routeIds, routes } from '../../routes.manifest.ts';
import { ownPagePath } from '../record-links/record-links.ts';

/** Returns the link to a passage's section, or to its record if the section has no anchor. Null for a record without a page. */
export function passageLink(
  { record, anchor }: Passage,
  viewer: AccessSubject,
): ReturnType<typeof rowLink> {
  const link = rowLink(record, viewer);
  if (!link || link.external) return link;
  const path = findPagePath(record) ?? ownPagePath(record) ?? link.href;
  return { ...link, href: anchor ? `${path}#${encodeURIComponent(anchor)}` : path };
}

/** The path of a screen that shows a simple page with other content, such as `/agent360/what-to-expect`. */
function findPagePath({ record_type, slug }: Passage['record']): string | undefined {
  if (record_type !== 'SimplePage') return undefined;
  return routeIds.map((id) => routes[id].path).find((path) => path.endsWith(`/${slug}`));
}

/** The text of a passage without highlight markers, with a line for each paragraph. */
export const passageText = ({ highlight }: Pick<Passage, 'highlight'>): string =>
  highlight.replace(/\[\[|\]\]/gu, '');
