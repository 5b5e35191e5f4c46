import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrent } from '../paths/is-current.ts';
import { stateCode } from '../states/us-states.ts';

const searchOf = (code: string | undefined) => (code ? `?state=${code}` : '');

/**
 * The state in the page's address (`?state=TX`), and how to choose another. What is no state counts as
 * none, and an address that says the same in other words is put right where it stands.
 */
export function useChosenState() {
  const { pathname, search, state: historyState } = useLocation();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const chosen = stateCode(new URLSearchParams(search).get('state'));
  const canonical = searchOf(chosen);

  useEffect(() => {
    if (search !== canonical && isCurrent())
      void navigate({ pathname, search: canonical }, { replace: true, state: historyState });
  }, [canonical, historyState, isCurrent, navigate, pathname, search]);

  const choose = useCallback(
    (code: string | undefined) => void navigate({ pathname, search: searchOf(code) }),
    [navigate, pathname],
  );
  return { chosen, choose };
}
