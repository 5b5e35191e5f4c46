import { createContext, useContext } from 'react';

const systemClock = () => Date.now();

const ClockContext = createContext<() => number>(systemClock);

/** Provides another clock to a tree, so that stories and tests can fix the time. */
export const ClockProvider = ClockContext.Provider;

/** The nearest clock, to pass it on. */
export const useClock = (): (() => number) => useContext(ClockContext);

/** The current time in milliseconds, from the nearest clock. It doesn't update by itself; see `useNowEveryMinute`. */
export function useNow(): number {
  return useClock()();
}
