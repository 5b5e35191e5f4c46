import { useServices } from './services.tsx';
import { signOut } from './sign-out.ts';

/** Returns a function that signs the user out at the host and in this browser. */
export function useSignOut(): () => void {
  const services = useServices();
  return () => signOut(services);
}
