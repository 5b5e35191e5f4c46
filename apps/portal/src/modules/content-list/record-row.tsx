import type { ContentRecord } from '@producer-portal/api';
import { ContentItem, DateStamp } from '@producer-portal/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { useSession } from '../session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { rowCopy } from './copy.ts';
import { KindTag } from './kind-tag.tsx';
import type { RecordTag } from './record-tag.ts';
import {
  createPostingStamp,
  endStatus,
  getReplacement,
  isUnread,
  readTimeText,
  statesText,
  siteText,
  statusText,
  subjectText,
} from './row-texts.ts';
import { rowAction } from './row-action.tsx';
import { rowLink } from './row-link.ts';
import type { DateStampContent } from './date-stamp.ts';

export interface RecordRowProps {
  readonly record: ContentRecord;
  /** The record's tag, in a list of several types. Without a tag, the meta line says what the record is about. */
  readonly tag?: RecordTag | undefined;
  /** The row's link, if it isn't the default from `rowLink`; null for none. */
  readonly href?: string | null | undefined;
  /** The date stamp, if it isn't the posting date; null for none. */
  readonly stamp?: DateStampContent | null | undefined;
  /**
   * Replaces the default items of the meta line after the subject and the site name of an external link.
   * @default new, status, subject, site name, states, and reading time. Phones omit the reading time and "All states".
   */
  readonly meta?: readonly ReactNode[] | undefined;
  /** True if the record was published after the user last opened this list. */
  readonly isNew?: boolean | undefined;
  /** A control at the row's end. @default `rowAction`, if the row has its default link */
  readonly action?: ReactNode;
  readonly summary?: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/**
 * One record in a list: when it was posted, whether it is new and in effect, what it is, and who it is for.
 *
 * @example <RecordRow record={alert} />
 */
export function RecordRow({
  record,
  tag,
  href,
  stamp,
  meta,
  isNew = false,
  action,
  summary,
  headingLevel,
}: RecordRowProps) {
  const now = useNow();
  const session = useSession();
  // On a phone, the meta line has room for one or two lines. The record's page has the rest.
  const isPhone = useIsPhone();
  const isForAll = !record.states?.length;
  const dateStamp = stamp === undefined ? createPostingStamp(record, now) : stamp;
  const link =
    href === undefined
      ? rowLink(record, session)
      : href === null
        ? null
        : { href, external: false };
  const subject = tag ? null : hostText(subjectText(record));
  const metaItems = meta
    ? [subject, siteText(link), ...meta]
    : [
        isNew ? rowCopy.newSince : null,
        statusText(record, now),
        subject,
        siteText(link),
        isPhone && isForAll ? null : statesText(record.states),
        isPhone ? null : readTimeText(record.readTime),
      ];
  // A replaced record needs no attention, so it doesn't stand out.
  const isReplaced = getReplacement(record, now) !== undefined;
  const status = stamp === undefined ? endStatus(record.effective_until, now) : stamp?.status;
  return (
    <ContentItem
      href={link?.href}
      external={link?.external}
      title={nowrapPhrases(record.title)}
      contentLang={contentLang}
      headingLevel={headingLevel}
      emphasis={
        isReplaced || status === 'ended' ? 'quiet' : status === 'soon' ? 'strong' : undefined
      }
      unreadLabel={isUnread(record, now) ? rowCopy.unread : undefined}
      stamp={dateStamp && <DateStamp {...dateStamp} endedLabel={rowCopy.ended} />}
      tag={tag && <KindTag tag={tag} />}
      meta={metaItems.filter((fact) => fact !== null)}
      summary={summary}
      action={action ?? (href === undefined && rowAction(record, link, session))}
    />
  );
}
