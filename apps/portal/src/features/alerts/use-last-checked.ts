import { useEffect, useState } from 'react';
import { useServices } from '../../modules/session/services.tsx';

/**
 * When this reader last opened the alerts before now; null the first time. Opening them, once they are
 * there, is the next such moment. It marks what is new since then and decides nothing else
 * (docs/product.md#last-checked).
 */
export function useLastChecked(isShown: boolean): string | null {
  const { session } = useServices();
  const [before] = useState(() => session.values.get('lastAlertChecked'));
  useEffect(() => {
    if (isShown) session.values.set('lastAlertChecked', new Date().toISOString());
  }, [isShown, session]);
  return before;
}
