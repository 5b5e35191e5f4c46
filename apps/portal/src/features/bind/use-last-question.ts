import { useEffect } from 'react';
import { useServices } from '../../modules/session/services.tsx';
import { useIsViewOnly } from '../../modules/view-only/view-only.tsx';
import { toBindPath, type BindParams } from '../../modules/bind-check/bind-params.ts';

/** The path of the last binding check in this browser, without the date and time that the user chose; null if there is none. */
export function useLastQuestionPath(): string | null {
  const { session } = useServices();
  const last = session.values.get('lastBindCheck');
  return last && toBindPath(last);
}

/** Stores the binding check for the next visit. While an admin views as an agent, nothing is stored. */
export function useStoreQuestion({ state, county, product, action }: BindParams): void {
  const { session } = useServices();
  const isOwnVisit = !useIsViewOnly();
  useEffect(() => {
    if (state && isOwnVisit)
      session.values.set('lastBindCheck', {
        state,
        action,
        ...(county && { county }),
        ...(product && { product }),
      });
  }, [state, county, product, action, isOwnVisit, session]);
}
