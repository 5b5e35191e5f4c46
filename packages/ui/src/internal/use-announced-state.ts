import { useEffect, useRef } from 'react';
import { useAnnounce } from '../components/live-region/live-region.tsx';

/**
 * Announces `message` once when `state` changes. The state of the first render and states without a
 * message are not announced.
 */
export function useAnnouncedState(state: string, message: string | undefined): void {
  const announce = useAnnounce();
  const lastState = useRef(state);

  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    if (message !== undefined) announce(message);
  }, [announce, message, state]);
}
