import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Whether the page that the user opened with a link has been on screen, so that what isn't visible at first can wait. Always true
 * on a first page and after Back, whose content must be complete to restore the scroll position.
 */
export function useIsPainted(): boolean {
  const isOpenedByLink = useNavigationType() === NavigationType.Push;
  return useDeferredValue(true, isOpenedByLink ? false : undefined);
}
