import { useServices } from './services.tsx';
import { signOut } from './sign-out.ts';

/**
 * Returns a function that signs the user out at the host and in this browser. If changes wait for a network, the user must
 * confirm first.
 */
export function useSignOut(): () => void {
  const services = useServices();
  return () => {
    const { link } = services.queueSlot;
    if (link) link.signOut(() => signOut(services));
    else signOut(services);
  };
}
