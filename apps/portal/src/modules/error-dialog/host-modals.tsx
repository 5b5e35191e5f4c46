import { lazy, Suspense, useEffect, useState } from 'react';
import { isApiError, type ErrorModal } from '@producer-portal/api';
import { useServices } from '../session/services.tsx';

const HostDialog = lazy(async () => ({ default: (await import('./host-dialog.tsx')).HostDialog }));

/**
 * Shows the dialog that a failed response contains, on any page that the failure leads to (docs/contract.md#error-bodies).
 * Failed prefetches show nothing, because the user hasn't requested them.
 */
export function HostModals() {
  const { queryClient } = useServices();
  const [modal, setModal] = useState<ErrorModal | null>(null);

  useEffect(() => {
    const showModal = (error: unknown) => {
      if (isApiError(error) && error.modal) setModal(error.modal);
    };
    const unsubscribes = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.query.isActive()) showModal(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          showModal(event.action.error);
      }),
    ];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [queryClient]);

  if (modal === null) return null;
  return (
    <Suspense fallback={null}>
      <HostDialog modal={modal} onClose={() => setModal(null)} />
    </Suspense>
  );
}
