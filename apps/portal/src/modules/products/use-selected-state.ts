import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrent } from '../paths/is-current.ts';
import { parseStateCode } from '../states/us-states.ts';

/**
 * The state in the page's URL (`?state=TX`), and a function to choose another. An invalid state counts as none, and a
 * non-canonical URL is rewritten.
 *
 * @param otherParameters the page's other query parameters, with canonical values. They stay when the user chooses a state.
 */
export function useSelectedState(otherParameters = '') {
  const { pathname, search, state: historyState } = useLocation();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const selectedState = parseStateCode(new URLSearchParams(search).get('state'));
  const canonical = toSearch(selectedState, otherParameters);

  useEffect(() => {
    if (search !== canonical && isCurrent())
      void navigate({ pathname, search: canonical }, { replace: true, state: historyState });
  }, [canonical, historyState, isCurrent, navigate, pathname, search]);

  const selectState = useCallback(
    (code: string | undefined) =>
      void navigate({ pathname, search: toSearch(code, otherParameters) }),
    [navigate, otherParameters, pathname],
  );
  return { selectedState, selectState };
}

function toSearch(code: string | undefined, otherParameters: string): string {
  const parameters = [code && `state=${code}`, otherParameters].filter(Boolean);
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}
