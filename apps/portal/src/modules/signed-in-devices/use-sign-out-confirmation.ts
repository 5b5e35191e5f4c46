import { endAllSessionsMutation, endSessionMutation, type UserSession } from '@producer-portal/api';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../content-list/failure-text.ts';
import { useServices } from '../session/services.tsx';
import { forgetUser, signOutAtProvider } from '../session/sign-out.ts';
import { devicesCopy as copy } from './copy.ts';

/** The confirmation before signing out one device or all, which can't be undone. */
export interface SignOutConfirmation {
  title: string;
  description: string;
  confirmLabel: string;
  confirm: () => void;
  isPending: boolean;
  /** Why signing out failed. */
  error: string | null;
  /** Clears the error before the next confirmation. */
  reset: () => void;
}

/**
 * The confirmation for one device or for all; null if there is nothing to confirm.
 *
 * @param onSignedOut - called after one device has been signed out. Not called after signing out everywhere, because that also
 * signs out this browser.
 */
export function useSignOutConfirmation(
  target: UserSession | 'all' | null,
  onSignedOut: (session: UserSession) => void,
): SignOutConfirmation | null {
  const services = useServices();
  const one = useMutation(endSessionMutation(services.api));
  const all = useMutation({
    ...endAllSessionsMutation(services.api),
    onSuccess: () => {
      forgetUser(services);
      signOutAtProvider(services);
    },
  });
  if (target === null) return null;
  if (target === 'all') {
    return {
      ...copy.all,
      confirmLabel: copy.all.button,
      confirm: () => all.mutate(),
      isPending: all.isPending,
      error: all.error && failureText(all.error, copy.all.failed),
      reset: all.reset,
    };
  }
  return {
    title: copy.one.title(target.device),
    description: copy.one.description,
    confirmLabel: copy.signOut,
    confirm: () => one.mutate(target.id, { onSuccess: () => onSignedOut(target) }),
    isPending: one.isPending,
    error: one.error && failureText(one.error, copy.one.failed),
    reset: one.reset,
  };
}
