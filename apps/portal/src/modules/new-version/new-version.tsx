import { Suspense, useEffect, useState } from 'react';
import { entryUrl } from '../../lib/entry-url.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { isNewVersionMessage } from '../../lib/worker-messages.ts';
import { useRouteDef } from '../shell/use-route-def.ts';

/** The service worker stores this code with the shell, so it also loads after a deployment has removed its file. */
const NewVersionMessage = lazyPart(() =>
  import('./new-version-message.tsx').then((module) => module.NewVersionMessage),
);

/**
 * Says that a new version of the portal is ready, once the service worker has stored it. On pages where users order, it waits
 * until they leave: the message would cover the buttons, and a reload would lose their input.
 */
export function NewVersion() {
  const [isReady, setIsReady] = useState(false);
  const isOrdering = useRouteDef()?.area?.startsWith('co-op') === true;
  useEffect(() => {
    // Neither tests nor pages that another computer serves over plain HTTP have service workers.
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const controller = new AbortController();
    serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (isNewVersionMessage(data) && data.entry !== entryUrl()) setIsReady(true);
      },
      controller,
    );
    return () => controller.abort();
  }, []);
  if (!isReady || isOrdering) return null;
  return (
    <Suspense fallback={null}>
      <NewVersionMessage />
    </Suspense>
  );
}
