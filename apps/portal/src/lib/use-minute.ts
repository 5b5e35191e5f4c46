import { useEffect, useReducer } from 'react';
import { useNow } from './clock.tsx';

const minute = 60_000;

/**
 * The present moment in milliseconds, told again at every full minute while the page is open: for what
 * begins and ends under the reader's eyes.
 */
export function useNowByTheMinute(): number {
  const now = useNow();
  const [, forceUpdate] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const timer = setTimeout(forceUpdate, minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
