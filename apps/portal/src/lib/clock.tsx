import { createContext, useContext } from 'react';

const systemClock = () => Date.now();

const ClockContext = createContext<() => number>(systemClock);

/** Provides another clock to its children, so that stories and tests can set the time. */
export const ClockProvider = ClockContext.Provider;

/** Returns the nearest clock, for code that passes the clock to functions. */
export const useClock = (): (() => number) => useContext(ClockContext);

/** The current time in milliseconds, from the nearest clock. It doesn't update by itself; see `useNowEveryMinute`. */
export function useNow(): number {
  return useClock()();
}
