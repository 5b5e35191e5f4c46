import { useEffect, useRef } from 'react';
import { useAnnounce } from '../components/live-region/live-region.tsx';

/**
 * Says `message` once when `state` has changed to another value; what was so at the first draw is not
 * news, and a state without a message passes in silence.
 */
export function useAnnouncedState(state: string, message: string | undefined): void {
  const announce = useAnnounce();
  const announced = useRef(state);

  useEffect(() => {
    if (announced.current === state) return;
    announced.current = state;
    if (message !== undefined) announce(message);
  }, [announce, message, state]);
}
