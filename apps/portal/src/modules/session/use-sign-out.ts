import { useServices } from './services.tsx';
import { signOut } from './sign-out.ts';

/**
 * Returns a function that signs the user out at the host and in this browser. If changes wait for a network, the user must
 * confirm first.
 */
export function useSignOut(): () => void {
  const services = useServices();
  return () => void services.queueSlot.signOut(() => signOut(services));
}
