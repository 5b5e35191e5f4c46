import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * After a user opens a page with a link, returns false until the browser has shown the page. Parts that aren't visible at first
 * can wait for it. On the first page of a visit, it is always true. After Back, it is true too, because the browser can restore
 * the scroll position only if the content is complete.
 */
export function useIsPainted(): boolean {
  const isOpenedByLink = useNavigationType() === NavigationType.Push;
  return useDeferredValue(true, isOpenedByLink ? false : undefined);
}
