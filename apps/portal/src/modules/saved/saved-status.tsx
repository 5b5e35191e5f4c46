import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useIsOnline } from '../../lib/online.ts';
import { useServices, useSession } from '../session/services.tsx';
import { useHasFirstContent } from '../shell/first-content.tsx';
import { useRouteDef } from '../shell/use-route-def.ts';

const SavedStatusBar = lazyPart(() =>
  import('../shell/late-parts.ts').then((module) => module.SavedStatusBar),
);

/** Says that the page shows saved answers, or that there is no network. */
export function SavedStatus() {
  const { savedAnswers } = useServices();
  const { kind } = useSession();
  const route = useRouteDef();
  const isOnline = useIsOnline();
  const { subscribe, hasRestored } = savedAnswers;
  const isRestored = useSyncExternalStore(subscribe, hasRestored, hasRestored);
  const hasContent = useHasFirstContent();

  // Preload the code, because it can't be loaded without a network.
  useEffect(() => {
    if (hasContent) whenIdle(() => void SavedStatusBar.preload());
  }, [hasContent]);

  if (kind === 'none' || route?.public || (isOnline && !isRestored)) return null;
  return (
    <Suspense fallback={null}>
      <SavedStatusBar />
    </Suspense>
  );
}
