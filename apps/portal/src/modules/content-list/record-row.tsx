import type { ContentRecord } from '@producer-portal/api';
import { ContentItem, DateStamp } from '@producer-portal/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { unbrokenTimes } from '../../lib/unbroken.ts';
import { useSession } from '../session/services.tsx';
import { rowCopy } from './copy.ts';
import { KindTag } from './kind-tag.tsx';
import type { RecordTag } from './record-tag.ts';
import { stampDetailText, readTimeText, replacedText, stampOf, statesText } from './row-facts.ts';
import { rowLink } from './row-link.ts';
import type { Stamp } from './stamp.ts';

export interface RecordRowProps {
  readonly record: ContentRecord;
  readonly tag?: RecordTag | undefined;
  /** The row's link, if it depends on the list; null for none. */
  readonly href?: string | null | undefined;
  /** The date stamp, if it isn't the default from `stampOf`; null for none. */
  readonly stamp?: Stamp | null | undefined;
  /** The facts of the meta line. @default replacement, end or posting date, reading time, and states */
  readonly facts?: readonly (string | null)[] | undefined;
  /** Published after the user last opened this list. */
  readonly isNew?: boolean | undefined;
  /** A control at the row's end. */
  readonly action?: ReactNode;
  readonly summary?: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/**
 * One record in a list: when it is in effect, whether it is new, what it is, and who it is for.
 *
 * @example <RecordRow record={alert} tag={categoryTag(alert)} />
 */
export function RecordRow({
  record,
  tag,
  href,
  stamp,
  facts,
  isNew = false,
  action,
  summary,
  headingLevel,
}: RecordRowProps) {
  const now = useNow();
  const session = useSession();
  const shownStamp = stamp === undefined ? stampOf(record, now) : stamp;
  const link =
    href === undefined
      ? rowLink(record, session)
      : href === null
        ? null
        : { href, external: false };
  const shownFacts = facts ?? [
    isNew ? rowCopy.newSince : null,
    replacedText(record, now),
    stampDetailText(record, now),
    readTimeText(record.readTime),
    statesText(record.states),
  ];
  return (
    <ContentItem
      href={link?.href}
      external={link?.external}
      title={unbrokenTimes(record.title)}
      headingLevel={headingLevel}
      unreadLabel={record.read === false ? rowCopy.unread : undefined}
      stamp={shownStamp && <DateStamp {...shownStamp} endedLabel={rowCopy.ended} />}
      tag={tag && <KindTag tag={tag} />}
      meta={shownFacts.filter((fact) => fact !== null)}
      summary={summary}
      action={action}
    />
  );
}
