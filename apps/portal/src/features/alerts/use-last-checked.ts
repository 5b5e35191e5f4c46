import { useEffect, useState } from 'react';
import { useServices } from '../../modules/session/services.tsx';

/**
 * Returns when the user last opened the alerts before this visit; null on the first visit. Once the list is shown, this
 * hook stores the current time for the next visit (docs/product.md#last-checked).
 */
export function useLastChecked(isShown: boolean): string | null {
  const { session } = useServices();
  const [previousCheck] = useState(() => session.values.get('lastAlertChecked'));
  useEffect(() => {
    if (isShown) session.values.set('lastAlertChecked', new Date().toISOString());
  }, [isShown, session]);
  return previousCheck;
}
