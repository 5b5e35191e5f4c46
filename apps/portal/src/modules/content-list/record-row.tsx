import type { ContentRecord } from '@producer-portal/api';
import { CategoryTag, ContentItem, DateStamp } from '@producer-portal/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { rowCopy } from './copy.ts';
import type { RecordTag } from './record-tag.ts';
import { endsText, postedText, readTimeText, stampOf, statesText } from './row-facts.ts';
import { rowLink } from './row-link.ts';

export interface RecordRowProps {
  readonly record: ContentRecord;
  readonly tag?: RecordTag | undefined;
  /** A control at the row's end. */
  readonly action?: ReactNode;
  readonly summary?: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/**
 * One record in a list: until when it holds, whether it is new, what it is and whom it is for.
 *
 * @example <RecordRow record={alert} tag={categoryTag(alert.category)} />
 */
export function RecordRow({ record, tag, action, summary, headingLevel }: RecordRowProps) {
  const now = useNow();
  const stamp = stampOf(record, now);
  const link = rowLink(record);
  const facts = [
    endsText(record.effective_until, now) ?? postedText(record.published_at),
    readTimeText(record.readTime),
    statesText(record.states),
  ];
  return (
    <ContentItem
      href={link?.href}
      external={link?.external}
      title={record.title}
      headingLevel={headingLevel}
      unreadLabel={record.read === false ? rowCopy.unread : undefined}
      stamp={stamp && <DateStamp {...stamp} endedLabel={rowCopy.ended} />}
      tag={tag && <CategoryTag hue={tag.hue}>{tag.label}</CategoryTag>}
      meta={facts.filter((fact) => fact !== null)}
      summary={summary}
      action={action}
    />
  );
}
