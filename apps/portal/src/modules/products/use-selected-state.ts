import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrent } from '../paths/is-current.ts';
import { parseStateCode } from '../states/us-states.ts';

/**
 * The state in the page's URL (`?state=TX`), and a function to choose another. An invalid state counts as none, and a
 * non-canonical URL is rewritten.
 *
 * @param others the page's other parameters with their canonical values. They stay when the user chooses a state.
 */
export function useSelectedState(others = '') {
  const { pathname, search, state: historyState } = useLocation();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const selectedState = parseStateCode(new URLSearchParams(search).get('state'));
  const canonical = toSearch(selectedState, others);

  useEffect(() => {
    if (search !== canonical && isCurrent())
      void navigate({ pathname, search: canonical }, { replace: true, state: historyState });
  }, [canonical, historyState, isCurrent, navigate, pathname, search]);

  const selectState = useCallback(
    (code: string | undefined) => void navigate({ pathname, search: toSearch(code, others) }),
    [navigate, others, pathname],
  );
  return { selectedState, selectState };
}

function toSearch(code: string | undefined, others: string): string {
  const parameters = [code && `state=${code}`, others].filter(Boolean);
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}
