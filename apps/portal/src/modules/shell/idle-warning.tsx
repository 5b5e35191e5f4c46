import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../session/services.tsx';

const IdleDialog = lazy(async () => ({ default: (await import('./idle-dialog.tsx')).IdleDialog }));

/** Warns two minutes before an idle session ends, or when the token could not be renewed. */
export function IdleWarning() {
  const { keeper } = useServices();
  const warning = useSyncExternalStore(keeper.subscribe, keeper.warning, keeper.warning);
  if (warning === null) return null;
  return (
    <Suspense fallback={null}>
      <IdleDialog {...warning} />
    </Suspense>
  );
}
