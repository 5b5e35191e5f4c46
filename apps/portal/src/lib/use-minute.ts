import { useEffect, useReducer } from 'react';
import { useNow } from './clock.tsx';

const minute = 60_000;

/** The current time in milliseconds, updated every full minute: for events that start or end while the page is open. */
export function useNowByTheMinute(): number {
  const now = useNow();
  const [, forceUpdate] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setTimeout(forceUpdate, minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
