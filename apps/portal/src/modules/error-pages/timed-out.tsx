import { Button, StatusScreen, TextLink } from '@producer-portal/ui';
import { hostText } from '../../lib/host-text.tsx';
import { useNow } from '../../lib/clock.tsx';
import { useIsOnline, useWhenOnline } from '../../lib/online.ts';
import { SavedPages } from '../saved/saved-pages.tsx';
import { useSession } from '../session/services.tsx';
import { copy } from './copy.ts';
import type { FailedResponse } from './support-details.ts';
import { supportDetails } from './support-details.ts';

export interface TimedOutProps {
  readonly response: FailedResponse;
  readonly onTryAgain: () => void;
}

/**
 * The page for a call that returned 5xx or got no response (docs/product.md#error-pages). It tries again by itself when the
 * network is back. Without a network, it offers the pages that are saved.
 */
export function TimedOut({ response, onTryAgain }: TimedOutProps) {
  const { kind } = useSession();
  const isOnline = useIsOnline();
  const now = useNow();
  useWhenOnline(onTryAgain);

  return (
    <>
      <StatusScreen
        title={copy.timedOut.title}
        primary={<Button onClick={onTryAgain}>{copy.timedOut.tryAgain}</Button>}
        secondary={
          kind === 'none'
            ? []
            : [
                <TextLink key="home" href="/">
                  {copy.goHome}
                </TextLink>,
                <TextLink key="contact" href="/contact-us">
                  {copy.contact}
                </TextLink>,
              ]
        }
        support={supportDetails(response, now)}
      >
        <p>{isOnline ? copy.timedOut.text : copy.timedOut.offline}</p>
        {response.message === undefined ? null : <p>{hostText(response.message)}</p>}
      </StatusScreen>
      {!isOnline && kind !== 'none' && <SavedPages />}
    </>
  );
}
