import { useEffect, useReducer } from 'react';
import { useNow } from './clock.tsx';

const MINUTE_MS = 60_000;

/** The current time in milliseconds, updated every full minute: for events that start or end while the page is open. */
export function useNowEveryMinute(): number {
  const now = useNow();
  const [, forceUpdate] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setTimeout(forceUpdate, MINUTE_MS - (now % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
