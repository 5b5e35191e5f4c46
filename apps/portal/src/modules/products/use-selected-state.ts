import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrent } from '../paths/is-current.ts';
import { stateCode } from '../states/us-states.ts';

const toSearch = (code: string | undefined) => (code ? `?state=${code}` : '');

/**
 * The state in the page's URL (`?state=TX`), and a function to choose another. An invalid state counts as none, and a
 * non-canonical URL is rewritten.
 */
export function useSelectedState() {
  const { pathname, search, state: historyState } = useLocation();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const selectedState = stateCode(new URLSearchParams(search).get('state'));
  const canonical = toSearch(selectedState);

  useEffect(() => {
    if (search !== canonical && isCurrent())
      void navigate({ pathname, search: canonical }, { replace: true, state: historyState });
  }, [canonical, historyState, isCurrent, navigate, pathname, search]);

  const selectState = useCallback(
    (code: string | undefined) => void navigate({ pathname, search: toSearch(code) }),
    [navigate, pathname],
  );
  return { selectedState, selectState };
}
