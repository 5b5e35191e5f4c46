import { useServices } from './services.tsx';

/**
 * Ends the session at the person's own wish: nothing of it is left in this browser. Where the reader goes then is decided in
 * one place, for this tab and the others alike (`app/session-routing.ts`).
 */
export function useSignOut(): () => void {
  const { session } = useServices();
  return () => session.forget();
}
