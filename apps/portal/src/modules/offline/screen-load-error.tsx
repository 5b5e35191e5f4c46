import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { StatusScreen, TextLink } from '@producer-portal/ui';
import type { TryAgain } from '../../lib/lazy-part.tsx';
import { useIsOnline } from '../../lib/online.ts';
import { useGoBack } from '../paths/use-go-back.ts';
import { offlineCopy } from './copy.ts';
import { TryAgainButton } from './try-again-button.tsx';

const copy = offlineCopy.screen;

/** A reloaded page must be at least this old before it reloads automatically, so that a broken page doesn't reload in a loop. */
const MIN_PAGE_AGE_MS = 60_000;

function canReload(): boolean {
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((load) => 'type' in load && load.type === 'reload');
  return !isReloaded || performance.now() > MIN_PAGE_AGE_MS;
}

/** Shown in place of a screen whose code could not be loaded. The screen replaces this message when the network is back. */
export function ScreenLoadError({ onTryAgain }: { readonly onTryAgain: TryAgain }) {
  const isOnline = useIsOnline();
  const goBack = useGoBack();
  const section = useRef<HTMLElement>(null);
  const tryAgain = useEffectEvent(() => void onTryAgain());

  // A newer version has probably replaced this version's code. A reload opens the newer version, and there is no input to
  // lose.
  useEffect(() => {
    if (isOnline && canReload()) tryAgain();
  }, [isOnline]);

  // When the screen replaces this message, the focused button or heading disappears, so move the focus.
  useLayoutEffect(() => {
    const element = section.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus();
    };
  }, []);

  return (
    <StatusScreen
      ref={section}
      title={isOnline ? copy.failedTitle : copy.offlineTitle}
      primary={<TryAgainButton onTryAgain={onTryAgain} />}
      secondary={[
        <TextLink key="back" href="/" onClick={goBack}>
          {copy.goBack}
        </TextLink>,
      ]}
    >
      <p>{isOnline ? copy.failedText : copy.offlineText}</p>
    </StatusScreen>
  );
}
