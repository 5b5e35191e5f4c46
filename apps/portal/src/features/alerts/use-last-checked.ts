import { useEffect, useState } from 'react';
import { useServices } from '../../modules/session/services.tsx';
import { useIsViewOnly } from '../../modules/view-only/view-only.tsx';

/**
 * Returns when the user last opened the alerts list before this visit; null on the first visit. Once the list is shown,
 * this hook stores the current time for the next visit (docs/product.md#last-checked).
 */
export function useLastChecked(isShown: boolean): string | null {
  const { session } = useServices();
  // While an admin views as an agent, nothing is stored, because the visit isn't the agent's.
  const isOwnVisit = !useIsViewOnly();
  const [previousCheck] = useState(() => session.values.get('lastAlertChecked'));
  useEffect(() => {
    if (isShown && isOwnVisit) session.values.set('lastAlertChecked', new Date().toISOString());
  }, [isShown, isOwnVisit, session]);
  return previousCheck;
}
