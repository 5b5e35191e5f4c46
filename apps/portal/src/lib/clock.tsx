import { createContext, useContext } from 'react';

const systemClock = () => Date.now();

const ClockContext = createContext<() => number>(systemClock);

/** Provides another clock to a tree, so that stories and tests can fix the time. */
export const ClockProvider = ClockContext.Provider;

/** The current time in milliseconds, from the nearest clock. It doesn't update by itself; see `useNowEveryMinute`. */
export function useNow(): number {
  return useContext(ClockContext)();
}
