import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Whether the browser has shown the page that the user opened with a link. Until then, parts that aren't visible at first can
 * wait. Always true on a first page. Also true after Back, because the scroll position can only be restored if the content is
 * complete.
 */
export function useIsPainted(): boolean {
  const isOpenedByLink = useNavigationType() === NavigationType.Push;
  return useDeferredValue(true, isOpenedByLink ? false : undefined);
}
