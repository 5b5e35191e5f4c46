import type { ContentRecord } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { access, type AccessSubject } from '../access/access.ts';
import { ownPagePath, type recordLink } from '../record-links/record-links.ts';
import { rowCopy as copy } from './copy.ts';

/** Loads only for admins. */
const EditLink = lazyPart(() =>
  import('../edit-link/edit-link.tsx').then((module) => module.EditLink),
);

/**
 * The second link of a row whose title doesn't lead to the record's own page: for a record of the type `Article` or
 * `Collateral`, the link opens that page; for a record that links to another site, the link opens its edit form. Null for all
 * other rows, and for a link to an edit form that the user can't open.
 *
 * @param link - the link of the row's title.
 */
export function rowAction(
  record: ContentRecord,
  link: ReturnType<typeof recordLink>,
  subject: AccessSubject,
): ReactNode {
  const path = ownPagePath(record);
  if (path) {
    return (
      <TextLink standalone href={path} aria-label={copy.detailsOf(record.title)}>
        {copy.details}
      </TextLink>
    );
  }
  if (!link?.external || !access(subject, 'edit-links').allowed) return null;
  return (
    <Suspense fallback={null}>
      <EditLink record={record} subject={record.title} />
    </Suspense>
  );
}
