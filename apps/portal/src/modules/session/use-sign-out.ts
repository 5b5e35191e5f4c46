import { useServices } from './services.tsx';
import { signOut } from './sign-out.ts';

/** Ends the session at the user's own wish: nothing of it is left in this browser, and its tokens end at the host. */
export function useSignOut(): () => void {
  const services = useServices();
  return () => signOut(services);
}
