import { lazy, Suspense, useEffect, useState } from 'react';
import { isApiError, type ErrorModal } from '@producer-portal/api';
import { useServices } from '../session/services.tsx';

const HostDialog = lazy(async () => ({ default: (await import('./host-dialog.tsx')).HostDialog }));

/**
 * Shows the dialog that a failed call's answer asks for, as it is, on whatever page the failure leads to
 * (docs/contract.md#error-bodies). What fails ahead of its need shows nothing: nobody has asked for it yet.
 */
export function HostModals() {
  const { queryClient } = useServices();
  const [modal, setModal] = useState<ErrorModal | null>(null);

  useEffect(() => {
    const take = (error: unknown) => {
      if (isApiError(error) && error.modal) setModal(error.modal);
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.query.isActive()) take(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') take(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);

  if (modal === null) return null;
  return (
    <Suspense fallback={null}>
      <HostDialog modal={modal} onClose={() => setModal(null)} />
    </Suspense>
  );
}
