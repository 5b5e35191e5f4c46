import type { ContentRecord, RecordType } from '@producer-portal/api';
import { Button, Icon } from '@producer-portal/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useHasCapability } from '../capabilities/use-capabilities.ts';
import { endStatus, getReplacement } from '../content-list/row-texts.ts';
import { PartLoadError } from '../offline/part-load-error.tsx';
import { RecordPageLink } from '../record-links/record-page-link.tsx';
import { useShownAsOf } from '../revisions/as-of-scope.tsx';
import { detailCopy as copy } from './copy.ts';
import styles from './pp-article.module.css';

const ClientCardDialog = lazyPart(() =>
  import('../client-card/client-card-dialog.tsx').then((module) => module.ClientCardDialog),
);

const shareableTypes: readonly string[] = [
  'Alert',
  'PolicyUpdate',
  'ProductUpdate',
] satisfies RecordType[];

/** Whether the home office allows clients to see a record. Only `public` allows it, and a record without a value is public. */
const isPublic = ({ audience }: ContentRecord) =>
  (audience?.trim().toLowerCase() || 'public') === 'public';

export interface ShareWithClientProps {
  readonly record: ContentRecord;
}

/**
 * Opens the client-safe card of a public record that hasn't ended and wasn't replaced, else says why there is no card
 * (docs/product.md#client-safe-cards). Renders nothing for types without a card, or if the host doesn't announce `client_cards`.
 */
export function ShareWithClient({ record }: ShareWithClientProps) {
  const isOffered = useHasCapability('client_cards');
  const isAsOf = useShownAsOf() !== null;
  const now = useNow();
  if (!isOffered || !shareableTypes.includes(record.record_type)) return null;
  if (!isPublic(record)) return <NoCard reason={copy.forAgents} />;
  // The page's banner links to today's version.
  if (isAsOf) return <NoCard reason={copy.shareToday} />;
  const replacement = getReplacement(record, now);
  if (replacement) {
    return (
      <NoCard reason={copy.shareNewer}>
        <RecordPageLink record={{ ...replacement, record_type: record.record_type }} />
      </NoCard>
    );
  }
  if (endStatus(record.effective_until, now) === 'ended') {
    return <NoCard reason={copy.shareEnded} />;
  }
  return <ShareButton record={record} />;
}

interface NoCardProps {
  readonly reason: string;
  /** What to open instead. */
  readonly children?: ReactNode;
}

function NoCard({ reason, children }: NoCardProps) {
  return (
    <div className={styles.noCard}>
      <Icon name="info" />
      <p>{reason}</p>
      {children && <p>{children}</p>}
    </div>
  );
}

function ShareButton({ record }: ShareWithClientProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        className={styles.print}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="people" />
        {copy.share}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ClientCardDialog
            record={record}
            onClose={close}
            renderLoadError={(tryAgain) => <PartLoadError onTryAgain={tryAgain} onClose={close} />}
          />
        </Suspense>
      )}
    </>
  );
}
