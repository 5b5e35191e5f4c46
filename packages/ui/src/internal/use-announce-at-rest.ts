import { useEffect } from 'react';
import { useAnnounce } from '../components/live-region/live-region.tsx';

/** How long the words must stay before they are said, in ms. */
const REST = 1000;

/**
 * Says what changes with each key only when typing rests, so that it does not talk over the letters.
 *
 * @param words what is true now; `undefined` where there is nothing to say.
 */
export function useAnnounceAtRest(words: string | undefined): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (words === undefined) return undefined;
    const timer = setTimeout(() => announce(words), REST);
    return () => clearTimeout(timer);
  }, [announce, words]);
}
