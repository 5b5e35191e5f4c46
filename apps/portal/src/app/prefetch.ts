import { createContext, useContext } from 'react';

/** Loads the code and the data of the route behind an in-app address, ahead of the click. Never changes anything. */
export type Prefetch = (href: string) => void;

const PrefetchContext = createContext<Prefetch>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}
