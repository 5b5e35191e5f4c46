import type { ContentRecord } from '@producer-portal/api';
import type { RemovedPart } from '@producer-portal/content-renderer/redact';
import { excerpt } from '@producer-portal/content-renderer/steps';
import {
  Button,
  Callout,
  CheckboxField,
  Dialog,
  Icon,
  type CalloutProps,
} from '@producer-portal/ui';
import { useId, useMemo, useState } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { formatLongDate, toEasternDay } from '../../lib/dates.ts';
import { groupBy } from '../../lib/group-by.ts';
import { hostText } from '../../lib/host-text.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { saveFile } from '../../lib/save-file.ts';
import { canShareText, shareText } from '../../lib/share-file.ts';
import { useAgencyCard } from '../co-brand/use-agency-card.ts';
import { detailCopy } from '../content-detail/copy.ts';
import { useContentPolicy } from '../content-detail/use-content-policy.ts';
import { periodText } from '../content-list/record-details.tsx';
import { downloadsCopy } from '../downloads/copy.ts';
import { Outcome } from '../outcome/outcome.tsx';
import { useConfig } from '../session/services.tsx';
import { toCardText, type CardContent } from './card-content.ts';
import { createClientCard, type CardPart } from './client-card.ts';
import { clientCardCopy as copy } from './copy.ts';
import { createCardImage } from './draw-card.ts';
import styles from './pp-client-card.module.css';

export interface ClientCardDialogProps {
  /** A public record that hasn't ended and wasn't replaced. It may not be in effect yet. */
  readonly record: ContentRecord;
  readonly onClose: () => void;
}

interface Result extends Pick<CalloutProps, 'tone'> {
  readonly message: string;
}

/** Shows a record as a card without internal notes. The agent selects paragraphs, and then copies, downloads, or shares the card. */
export function ClientCardDialog({ record, onClose }: ClientCardDialogProps) {
  const { title, excerpt: answer, contents, record_type: recordType, slug, id } = record;
  const html = contents?.[0]?.content;
  const { baseUrl, policy } = useContentPolicy();
  const { imageHosts, frameHosts } = policy;
  const { deniedPhrases } = useConfig();
  const card = useMemo(
    () =>
      createClientCard(
        { title, excerpt: answer, html },
        { baseUrl, policy: { imageHosts, frameHosts, mediaHosts: frameHosts } },
        deniedPhrases,
      ),
    [title, answer, html, baseUrl, imageHosts, frameHosts, deniedPhrases],
  );
  const agency = useAgencyCard();
  const now = useNow();
  // Hosts write records for agents, so the agent selects what suits the client.
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const [result, setResult] = useState<Result | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const titleId = useId();

  const today = toEasternDay(now);
  const period = periodText(record);
  const content: CardContent = {
    title,
    parts: card.parts.filter((part) => selectedIds.has(part.id)),
    agency: [agency?.name, agency?.phone].filter((line) => typeof line === 'string'),
    dates: [
      ...(period ? [detailCopy.effectivePeriod(period)] : []),
      copy.shared(formatLongDate(today)),
    ],
  };

  function handleToggle({ id: partId }: CardPart): void {
    const next = new Set(selectedIds);
    if (!next.delete(partId)) next.add(partId);
    setSelectedIds(next);
    setResult(null);
  }

  /** Runs an action with the selected text. Shows and announces the result, even if it repeats the previous one. */
  async function run(action: () => Promise<Result | null>): Promise<void> {
    if (isDrawing) return;
    setResult(null);
    setResult(
      content.parts.length === 0 ? { tone: 'warning', message: copy.chooseOne } : await action(),
    );
  }

  const handleCopy = () =>
    run(async () => {
      try {
        await navigator.clipboard.writeText(toCardText(content));
        return { tone: 'success', message: copy.copied };
      } catch {
        // The browser denied access, or has no clipboard because the page doesn't use HTTPS.
        return { tone: 'warning', message: copy.copyFailed };
      }
    });

  const handleDownload = () =>
    run(async () => {
      setIsDrawing(true);
      try {
        const image = await createCardImage(content, agency);
        if (image === null) return { tone: 'warning', message: copy.tooLong };
        const name = `${slug ?? `${recordType}-${id}`.toLowerCase()}-${today}.png`;
        saveFile(image, name);
        return { tone: 'success', message: downloadsCopy.saved(name) };
      } catch {
        return { tone: 'warning', message: copy.downloadFailed };
      } finally {
        setIsDrawing(false);
      }
    });

  const handleShare = () =>
    run(() =>
      shareText(toCardText(content)).then(
        () => null,
        () => ({ tone: 'warning', message: copy.shareFailed }),
      ),
    );

  const isEmpty = card.parts.length === 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={copy.title}
      description={isEmpty ? undefined : copy.description}
      closeLabel={copy.close}
      footer={
        isEmpty ? undefined : (
          <>
            {result && (
              <div className={styles.result}>
                <Outcome tone={result.tone ?? 'info'} message={result.message} />
              </div>
            )}
            <Button onClick={() => void handleCopy()}>
              <Icon name="copy" />
              {copy.copy}
            </Button>
            <Button variant="secondary" pending={isDrawing} onClick={() => void handleDownload()}>
              <Icon name="download" />
              {copy.download}
            </Button>
            {canShareText(title) && (
              <Button variant="secondary" onClick={() => void handleShare()}>
                {copy.share}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.content}>
        {isEmpty ? (
          <Callout tone="info">
            <p>{copy.nothing}</p>
          </Callout>
        ) : (
          <section className={styles.card} aria-labelledby={titleId}>
            <h3 id={titleId} lang={contentLang}>
              {title}
            </h3>
            <fieldset className={styles.parts}>
              <legend className="pp-visually-hidden">{copy.parts}</legend>
              {card.parts.map((part) => (
                <CheckboxField
                  key={part.id}
                  checked={selectedIds.has(part.id)}
                  onChange={() => handleToggle(part)}
                  label={<PartText part={part} />}
                />
              ))}
            </fieldset>
            <div className={styles.sender}>
              {content.agency.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {content.dates.map((line) => (
                <p key={line} className={styles.date}>
                  {line}
                </p>
              ))}
            </div>
          </section>
        )}
        {!isEmpty && agency === null && <p className={styles.note}>{copy.noAgency}</p>}
        <LeftOutParts parts={card.leftOut} />
      </div>
    </Dialog>
  );
}

function PartText({ part: { isHeading, lines } }: { readonly part: CardPart }) {
  return (
    <span lang={contentLang} className={styles.text} data-heading={isHeading || undefined}>
      {lines.join('\n')}
    </span>
  );
}

/** Maximum number of letters to show of a part that was left out. The start of the part is enough to recognize it. */
const LEFT_OUT_LENGTH = 140;

const shorten = (text: string) =>
  excerpt(
    { children: [text.replaceAll('\n', ' · ')], reports: [], truncated: false },
    LEFT_OUT_LENGTH,
  );

/** Lists the parts that aren't on the card, below their reason. */
function LeftOutParts({ parts }: { readonly parts: readonly RemovedPart[] }) {
  const reasons = new Map(parts.map(({ text, reason }) => [shorten(text), reason]));
  if (reasons.size === 0) return null;
  return (
    <section className={styles.leftOut}>
      <h3>{copy.leftOut(reasons.size)}</h3>
      {[...groupBy([...reasons], ([, reason]) => reason)].map(([reason, group]) => (
        <section key={reason} className={styles.group}>
          <h4>{copy.reason(copy.reasons[reason], group.length)}</h4>
          <ul>
            {group.map(([start]) => (
              <li key={start}>{hostText(start)}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
