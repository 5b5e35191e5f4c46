import { useEffect, useReducer } from 'react';
import { useClock } from './clock.tsx';

const MINUTE_MS = 60_000;

/**
 * The start of the current minute, in milliseconds: for events that start or end while the page is open. The value stays the same
 * during the minute, so that memos and effects that depend on it don't run again on every render.
 */
export function useNowEveryMinute(): number {
  const clock = useClock();
  const now = clock();
  const minute = now - (now % MINUTE_MS);
  const [, forceUpdate] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setTimeout(forceUpdate, minute + MINUTE_MS - clock());
    return () => clearTimeout(timer);
  }, [clock, minute]);
  return minute;
}
