import { createPortal } from 'react-dom';
import { Button } from '@producer-portal/ui';
import type { TryAgain } from '../../lib/lazy-part.tsx';
import { useIsOnline } from '../../lib/online.ts';
import { Outcome } from '../outcome/outcome.tsx';
import { offlineCopy as copy } from './copy.ts';
import { TryAgainButton } from './try-again-button.tsx';
import styles from './pp-part-load-error.module.css';

interface PartLoadErrorProps {
  readonly onTryAgain: TryAgain;
  /** Closes the message. Pass it for a menu or a dialog, to show the message at the bottom of the screen. */
  readonly onClose?: () => void;
}

/** Says that a part of the page could not be loaded. The part replaces this message when the network is back. */
export function PartLoadError({ onTryAgain, onClose }: PartLoadErrorProps) {
  const isOnline = useIsOnline();
  const message = (
    <Outcome tone="warning" message={isOnline ? copy.part.failed : copy.part.offline}>
      <div className={styles.actions}>
        <TryAgainButton variant="secondary" size="sm" onTryAgain={onTryAgain} />
        {onClose && (
          <Button variant="quiet" size="sm" onClick={onClose}>
            {copy.close}
          </Button>
        )}
      </div>
    </Outcome>
  );
  if (!onClose) return message;
  // Rendered outside of the header, because the header's colors and containment would affect the message.
  return createPortal(
    <section aria-label={copy.region} className={styles.floating}>
      {message}
    </section>,
    document.body,
  );
}
