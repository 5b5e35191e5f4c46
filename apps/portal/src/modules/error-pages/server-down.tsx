import { Button, StatusScreen, TextLink } from '@producer-portal/ui';
import { hostText } from '../../lib/host-text.tsx';
import { useNow } from '../../lib/clock.tsx';
import { useIsOnline, useWhenOnline } from '../../lib/online.ts';
import { SavedPages } from '../saved/saved-pages.tsx';
import { useSavedPages } from '../saved/use-saved-pages.ts';
import { useSession } from '../session/services.tsx';
import { usePageTitle } from '../shell/page-title.tsx';
import { copy } from './copy.ts';
import type { FailedResponse } from './support-details.ts';
import { getSupportDetails } from './support-details.ts';

export interface ServerDownProps {
  readonly response: FailedResponse;
  readonly onTryAgain: () => void;
}

/**
 * The page for a call that returned 5xx or got no response (docs/product.md#error-pages). It tries again by itself when the
 * network is back. While the device is offline, it says so, and offers the pages that are saved.
 */
export function ServerDown({ response, onTryAgain }: ServerDownProps) {
  const { kind } = useSession();
  const isOnline = useIsOnline();
  const savedPages = useSavedPages();
  const now = useNow();
  useWhenOnline(onTryAgain);
  usePageTitle(isOnline ? undefined : copy.offline.title, null);

  return (
    <>
      <StatusScreen
        title={isOnline ? copy.timedOut.title : copy.offline.title}
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
        support={getSupportDetails(response, now)}
      >
        <p>{isOnline ? copy.timedOut.text : copy.offline.text}</p>
        {response.message === undefined ? null : <p>{hostText(response.message)}</p>}
      </StatusScreen>
      <SavedPages pages={savedPages} />
    </>
  );
}
