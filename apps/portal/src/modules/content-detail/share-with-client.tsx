import type { ContentRecord, RecordType } from '@producer-portal/api';
import { Button, Icon } from '@producer-portal/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useHasCapability } from '../capabilities/use-capabilities.ts';
import { PartLoadError } from '../offline/part-load-error.tsx';
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

/** Opens the client-safe card of a record (docs/product.md#client-safe-cards). Renders nothing for types without a card. */
export function ShareWithClient({ record }: ShareWithClientProps) {
  return shareableTypes.includes(record.record_type) ? <ShareButton record={record} /> : null;
}

function ShareButton({ record }: ShareWithClientProps) {
  const isOffered = useHasCapability('client_cards');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOffered) return null;
  if (!isPublic(record)) {
    return (
      <p className={styles.forAgents}>
        <Icon name="info" />
        {copy.forAgents}
      </p>
    );
  }
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
