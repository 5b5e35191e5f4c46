import { createContext, useContext, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/idle.ts';

/** In milliseconds: how long a busy page can delay the parts that wait for the first content. */
const MAX_DELAY = 1000;

const FirstContent = createContext<Promise<void> | null>(null);

/** Provides the promise that the first screen's code and data have loaded. */
export const FirstContentProvider = FirstContent.Provider;

/**
 * Whether the first screen's code and data have loaded and the browser has been idle. Optional parts of the shell, such as
 * favorites and the cart, load then, so that they don't compete with what the user came for. True without a provider.
 */
export function useHasFirstContent(): boolean {
  const firstContent = useContext(FirstContent);
  const [hasContent, setHasContent] = useState(firstContent === null);
  useEffect(() => {
    let isMounted = true;
    const show = () => isMounted && setHasContent(true);
    void firstContent?.then(() => whenIdle(show, MAX_DELAY));
    return () => {
      isMounted = false;
    };
  }, [firstContent]);
  return hasContent;
}
