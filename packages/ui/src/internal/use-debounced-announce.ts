import { useEffect } from 'react';
import { useAnnounce } from '../components/live-region/live-region.tsx';

/** How long a message must stay unchanged before it is announced, in ms. */
const DELAY = 1000;

/**
 * Announces a changing message only after the user stops typing. An earlier announcement would
 * interrupt the screen reader while it reads the typed characters.
 *
 * @param message current message, or `undefined` for none.
 */
export function useDebouncedAnnounce(message: string | undefined): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (message === undefined) return undefined;
    const timer = setTimeout(() => announce(message), DELAY);
    return () => clearTimeout(timer);
  }, [announce, message]);
}
