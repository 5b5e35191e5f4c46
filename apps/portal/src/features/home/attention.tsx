import type { ContentRecord } from '@producer-portal/api';
import { ButtonLink, CountBadge, MetaLine, TextLink } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { formatTime } from '../../lib/dates.ts';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { rowCopy } from '../../modules/content-list/copy.ts';
import {
  createRecordStamp,
  isUnread,
  statusOrPostedText,
  readTimeText,
  statesText,
} from '../../modules/content-list/row-texts.ts';
import { RecordDetails } from '../../modules/content-list/record-details.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { recordLink } from '../../modules/record-links/record-links.ts';
import { BriefLink } from './brief-link.tsx';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';
import { useBriefSummary } from './use-brief-summary.ts';
import type { HomeContent } from './use-home.ts';

/** Unread items that aren't shown above. */
export function Attention({ content }: { content: HomeContent }) {
  const { attention, deadlines, unreadAlerts, unreadUpdates } = content;
  const unread = unreadAlerts + unreadUpdates;
  const now = useNow();
  // On a phone, rows have no date stamp, to leave room for the title, and a meta line that fits on one line.
  const isPhone = useIsPhone();
  return (
    <section className={styles.attention} aria-labelledby="home-attention">
      {attention.length === 0 ? (
        <NoAttentionRows
          unread={unread}
          hasUnreadRecordWithDeadline={deadlines.some(({ read }) => read === false)}
          checkedAt={content.checkedAt}
        />
      ) : (
        <>
          <div className={styles.heading}>
            <h2 id="home-attention">{copy.attention}</h2>
            <CountBadge count={unread} label={copy.attentionCount(unread)} />
            <span className={styles.sortOrder}>{copy.attentionOrder}</span>
          </div>
          <ul className={styles.rows}>
            {attention.map((record) => (
              <li key={`${record.record_type}-${record.id}`}>
                <RecordRow
                  record={record}
                  tag={typeTag(record)}
                  stamp={isPhone ? null : createRecordStamp(record, now)}
                  meta={[statusOrPostedText(record, now), statesText(record.states)]}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.more}>
        <BriefLink />
        <TextLink standalone href={unreadAlerts > 0 ? '/alerts?unread=true' : '/alerts'}>
          {copy.allAlerts(unreadAlerts)}
        </TextLink>
        <TextLink
          standalone
          href={unreadUpdates > 0 ? '/policy-updates?unread=true' : '/policy-updates'}
        >
          {copy.allUpdates(unreadUpdates)}
        </TextLink>
      </p>
    </section>
  );
}

/** The lead: the alert at the top of the page. */
export function Lead({ record }: { record: ContentRecord }) {
  const now = useNow();
  const link = recordLink(record);
  return (
    <section className={styles.lead} aria-labelledby="home-lead">
      <p>
        <MetaLine className={styles.kicker}>
          {copy.lead}
          {isUnread(record, now) && rowCopy.unread}
          {statusOrPostedText(record, now)}
        </MetaLine>
      </p>
      <h2 id="home-lead" lang={contentLang}>
        {nowrapPhrases(record.title)}
      </h2>
      <p className={styles.meta}>
        <MetaLine>
          {readTimeText(record.readTime)}
          {statesText(record.states)}
        </MetaLine>
      </p>
      {record.excerpt && (
        <p className={styles.excerpt} lang={contentLang}>
          {record.excerpt}
        </p>
      )}
      {link && <ButtonLink href={link.href}>{copy.readLead}</ButtonLink>}
      <div className={styles.facts}>
        <RecordDetails record={record} />
      </div>
    </section>
  );
}

interface NoAttentionRowsProps {
  readonly unread: number;
  readonly hasUnreadRecordWithDeadline: boolean;
  readonly checkedAt: HomeContent['checkedAt'];
}

/**
 * Replaces an empty list. Says that the user is up to date only if both unread lists have loaded, no record is unread, and the
 * brief has nothing to confirm.
 */
function NoAttentionRows({ unread, hasUnreadRecordWithDeadline, checkedAt }: NoAttentionRowsProps) {
  const summary = useBriefSummary();
  const confirmCount = summary?.confirmCount ?? 0;
  const unreadText = hasUnreadRecordWithDeadline ? copy.unreadAbove : copy.onlyLead;
  if (checkedAt === null || unread > 0) {
    return (
      <>
        <h2 id="home-attention">{copy.attention}</h2>
        <p>{checkedAt === null ? copy.attentionUnknown : unreadText}</p>
      </>
    );
  }
  return (
    <>
      <h2 id="home-attention">
        {!summary && copy.nothingUnread}
        {summary && (confirmCount > 0 ? copy.attention : copy.upToDate)}
      </h2>
      <p>
        {copy.nothingUnreadAt(formatTime(new Date(checkedAt).toISOString()))}{' '}
        {confirmCount > 0 && <TextLink href="/brief">{copy.toConfirm(confirmCount)}</TextLink>}
      </p>
    </>
  );
}
