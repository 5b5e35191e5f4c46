import { useEffect, useState } from 'react';
import { useClock } from './clock.tsx';

const MINUTE_MS = 60_000;

/**
 * The current time in milliseconds, updated every full minute: for events that start or end while the page is open. In between,
 * the value stays the same, so that memos and effects that depend on it don't run again on every render.
 */
export function useNowEveryMinute(): number {
  const clock = useClock();
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setTimeout(() => setNow(clock()), MINUTE_MS - (now % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [clock, now]);
  return now;
}
