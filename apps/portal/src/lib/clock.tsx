import { createContext, useContext } from 'react';

const systemClock = () => Date.now();

const ClockContext = createContext<() => number>(systemClock);

/** Puts another clock under a tree: stories and tests stand still at one moment. */
export const ClockProvider = ClockContext.Provider;

/**
 * The present moment in milliseconds, from the nearest clock. It is read, not watched: a screen that must follow the
 * time asks again by itself.
 */
export function useNow(): number {
  return useContext(ClockContext)();
}
