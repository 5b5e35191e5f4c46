import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Outcome } from '../outcome/outcome.tsx';
import { useServices } from '../session/services.tsx';
import { copy } from './copy.ts';

const IdleDialog = lazyPart(() => import('./idle-dialog.tsx').then((module) => module.IdleDialog));

/** Warns two minutes before an idle session ends, or when the token could not be renewed. */
export function IdleWarning() {
  const { sessionManager } = useServices();
  const warning = useSyncExternalStore(
    sessionManager.subscribe,
    sessionManager.warning,
    sessionManager.warning,
  );
  if (warning === null) return null;
  return (
    <Suspense fallback={null}>
      <IdleDialog
        {...warning}
        renderLoadError={() => <Outcome tone="warning" message={copy.idle.title} />}
      />
    </Suspense>
  );
}
