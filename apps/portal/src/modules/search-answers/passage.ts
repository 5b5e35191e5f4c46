import type { Passage } from '@producer-portal/api';
import type { AccessSubject } from '../access/access.ts';
import { rowLink } from '../content-list/row-link.ts';
import { ownPagePath } from '../record-links/record-links.ts';

/** Returns the link to a passage's section, or to its record if the section has no anchor. Null for a record without a page. */
export function passageLink(
  { record, anchor }: Passage,
  viewer: AccessSubject,
): ReturnType<typeof rowLink> {
  const link = rowLink(record, viewer);
  if (!link || link.external) return link;
  const path = ownPagePath(record) ?? link.href;
  return { ...link, href: anchor ? `${path}#${encodeURIComponent(anchor)}` : path };
}

/** The text of a passage without highlight markers, with a line for each paragraph. */
export const passageText = ({ highlight }: Pick<Passage, 'highlight'>): string =>
  highlight.replace(/\[\[|\]\]/gu, '');
