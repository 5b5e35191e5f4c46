import type { Alert, PolicyUpdate } from '@producer-portal/api';
import { useNow } from '../../lib/clock.tsx';
import { RecordPageLink } from '../record-links/record-page-link.tsx';
import { useShownAsOf } from '../revisions/as-of-scope.tsx';
import { announcementsCopy as copy } from './copy.ts';
import { MarkRead, type MarkReadProps } from './mark-read.tsx';
import styles from './pp-announcement-row.module.css';
import { RecordRow, type RecordRowProps } from './record-row.tsx';
import { getPredecessors, getReplacement, isUpcoming, postedText } from './row-texts.ts';

type Announcement = Alert | PolicyUpdate;

export interface AnnouncementRowProps extends Pick<RecordRowProps, 'isNew'> {
  readonly record: Announcement;
  /** The mutation that marks a record of this type as read. */
  readonly markAsRead: MarkReadProps['mutation'];
}

/**
 * An alert or a policy update in a list, with a button to mark it as read. The announcements that it replaces are in a collapsed
 * list under it. A replaced announcement has no button, because it doesn't count as unread. When the list is
 * shown as of another date, there is no button either, because only the newest revision can be marked.
 */
export function AnnouncementRow({ record, markAsRead, ...row }: AnnouncementRowProps) {
  const now = useNow();
  const isAsOf = useShownAsOf() !== null;
  const isReplaced = getReplacement(record, now) !== undefined;
  const replaced =
    isReplaced || isUpcoming(record.effective_from, now) ? [] : getPredecessors(record, now);
  return (
    <RecordRow
      {...row}
      record={record}
      headingLevel={3}
      summary={replaced.length > 0 && <ReplacedAnnouncements record={record} replaced={replaced} />}
      action={!isReplaced && !isAsOf && <MarkRead record={record} mutation={markAsRead} />}
    />
  );
}

interface ReplacedAnnouncementsProps {
  readonly record: Announcement;
  readonly replaced: ReturnType<typeof getPredecessors>;
}

/** The announcements that a newer one replaces, in a collapsed list. */
function ReplacedAnnouncements({ record, replaced }: ReplacedAnnouncementsProps) {
  const now = useNow();
  const { Alert, PolicyUpdate } = copy.replaced;
  const countText = record.record_type === 'PolicyUpdate' ? PolicyUpdate : Alert;
  return (
    <details className={styles.replaced}>
      <summary>{countText(replaced.length)}</summary>
      <ul>
        {replaced.map((announcement) => (
          <li key={announcement.id}>
            <RecordPageLink record={{ ...announcement, record_type: record.record_type }} />
            <span>{postedText(announcement.published_at, now)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
