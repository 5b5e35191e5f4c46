import {
  isBriefItemDone,
  needsAcknowledgement,
  type BriefItem,
  type BriefReason,
} from '@producer-portal/api';
import { Button, Icon, MetaLine, TextLink } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { formatLongDate } from '../../lib/dates.ts';
import { nowrap, nowrapPhrases } from '../../lib/nowrap.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { AcknowledgePanel } from '../../modules/acknowledgement/acknowledge-panel.tsx';
import { splitAnswer } from '../../modules/content-detail/answer.ts';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { KindTag } from '../../modules/content-list/kind-tag.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { endsText, statesText } from '../../modules/content-list/row-texts.ts';
import { recordPath } from '../../modules/record-links/record-links.ts';
import { useIsViewOnly } from '../../modules/view-only/view-only.tsx';
import { briefCopy as copy } from './copy.ts';
import styles from './pp-brief.module.css';
import { getItemIds, getItemKey, type Triage } from './use-triage.ts';

interface BriefRowProps {
  readonly item: BriefItem;
  readonly triage: Triage;
  readonly isOpen: boolean;
}

/** How much a reason stands out: `strong` for a reason that can stop a sale today. */
const emphases: Readonly<Partial<Record<BriefReason, string>>> = {
  acknowledge: 'strong',
  stopped: 'strong',
};

/** An item of the brief. Its title opens it in place. */
export function BriefRow({ item, triage, isOpen }: BriefRowProps) {
  const { record, reason, minutes } = item;
  const key = getItemKey(item);
  const ids = getItemIds(key);
  const now = useNow();
  const isDone = isBriefItemDone(item);
  const isViewOnly = useIsViewOnly();
  const tag = typeTag(record);
  const failure = triage.failures[key];
  return (
    <li className={styles.item} data-done={isDone || undefined} data-open={isOpen || undefined}>
      <p className={styles.meta}>
        <MetaLine tag={tag && <KindTag tag={tag} />}>
          {isDone ? (
            <span className={styles.done}>
              <Icon name="check" size={18} />
              {record.revision.acknowledged_at ? copy.confirmed : copy.read}
            </span>
          ) : (
            <strong data-emphasis={emphases[reason]}>{copy.reasons[reason]}</strong>
          )}
          {endsText(record.effective_until, now)}
          {statesText(record.states)}
          {nowrap(copy.readingTime(minutes))}
        </MetaLine>
      </p>
      <h2 className={styles.heading}>
        <button
          type="button"
          id={ids.title}
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={ids.text}
          onClick={() => triage.toggle(item)}
        >
          <span lang={contentLang}>{nowrapPhrases(record.title)}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className={styles.chevron} />
        </button>
      </h2>
      {/* The button is outside the item's text, because marking the item closes the text. */}
      {isDone && !record.revision.acknowledged_at && !isViewOnly && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.undo}
          aria-label={copy.undoOf(record.title)}
          onClick={() => triage.undo(item)}
        >
          {copy.undo}
        </Button>
      )}
      <div id={ids.text} hidden={!isOpen} className={styles.body}>
        {isOpen && <OpenItem item={item} triage={triage} />}
      </div>
      {failure && <p className={styles.failure}>{failure}</p>}
    </li>
  );
}

function OpenItem({ item, triage }: Omit<BriefRowProps, 'isOpen'>) {
  const { record } = item;
  const { revision } = record;
  const { answer, html } = splitAnswer(record.excerpt, record.contents?.[0]?.content);
  const isViewOnly = useIsViewOnly();
  const key = getItemKey(item);
  const path = recordPath(record);
  const body = (
    <RecordBody record={{ contents: [{ content: html ?? '' }] }} headingOffset={2} idPrefix={key} />
  );
  return (
    <>
      {revision.previous_read && (
        <p className={styles.change}>
          {revision.change_note ? (
            <>
              <strong>{copy.whatChanged}</strong>{' '}
              <span lang={contentLang}>{revision.change_note}</span>
            </>
          ) : (
            copy.changedSince(formatLongDate(revision.previous_read.read_at))
          )}
        </p>
      )}
      {answer && (
        <p className={styles.answer} lang={contentLang}>
          {nowrapPhrases(answer)}
        </p>
      )}
      {/* A text that users must confirm is never collapsed: they must see it before they reach the button below. */}
      {answer && html && !needsAcknowledgement(revision) ? (
        <details className={styles.full}>
          <summary>{copy.fullText}</summary>
          {body}
        </details>
      ) : (
        html && body
      )}
      <AcknowledgePanel
        revision={revision}
        buttonId={getItemIds(key).confirm}
        onAcknowledged={() => triage.advance(item)}
      />
      <div className={styles.actions}>
        {!isViewOnly && !isBriefItemDone(item) && !needsAcknowledgement(revision) && (
          <Button aria-label={copy.markOf(record.title)} onClick={() => triage.markAsRead(item)}>
            {copy.mark}
          </Button>
        )}
        {path && (
          <TextLink standalone href={path} aria-label={copy.openOf(record.title)}>
            {copy.open}
          </TextLink>
        )}
      </div>
    </>
  );
}
