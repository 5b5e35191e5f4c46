import { Suspense, useEffect, useState } from 'react';
import { isApiError, type ErrorModal } from '@producer-portal/api';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { PartLoadError } from '../offline/part-load-error.tsx';
import { useServices } from '../session/services.tsx';

const HostDialog = lazyPart(() => import('./host-dialog.tsx').then((module) => module.HostDialog));

/**
 * Shows the dialog described in an error response, even after the error redirects to another page
 * (docs/contract.md#error-bodies). Failed prefetches show nothing, because the user hasn't requested them.
 */
export function HostModals() {
  const { queryClient, session } = useServices();
  const [modal, setModal] = useState<ErrorModal | null>(null);

  useEffect(() => {
    const showModal = (error: unknown) => {
      if (isApiError(error) && error.modal) setModal(error.modal);
    };
    const showSessionEndModal = () => showModal(session.snapshot().refusal);
    // A call of the first page's preload may have ended the session before the first render.
    showSessionEndModal();
    const unsubscribes = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.query.isActive()) showModal(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          showModal(event.action.error);
      }),
      // Ending the session cancels cached calls, so their errors never reach the caches. Read the error from the session.
      session.subscribe(showSessionEndModal),
    ];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [queryClient, session]);

  if (modal === null) return null;
  const close = () => setModal(null);
  return (
    <Suspense fallback={null}>
      <HostDialog
        modal={modal}
        onClose={close}
        renderLoadError={(tryAgain) => <PartLoadError onTryAgain={tryAgain} onClose={close} />}
      />
    </Suspense>
  );
}
