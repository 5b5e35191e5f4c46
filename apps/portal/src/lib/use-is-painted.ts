import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * After the user opens a page with a link, returns false until the browser has painted the page, so that parts that aren't
 * visible at first can render later. Otherwise (first page, reload, or Back), returns true at once, because the browser can
 * restore the scroll position only if the content is complete.
 */
export function useIsPainted(): boolean {
  const isOpenedByLink = useNavigationType() === NavigationType.Push;
  return useDeferredValue(true, isOpenedByLink ? false : undefined);
}
