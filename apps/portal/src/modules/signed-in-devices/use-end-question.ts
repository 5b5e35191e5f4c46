import { endAllSessionsMutation, endSessionMutation, type UserSession } from '@producer-portal/api';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../content-list/failure-text.ts';
import { useServices } from '../session/services.tsx';
import { forgetUser } from '../session/sign-out.ts';
import { devicesCopy as copy } from './copy.ts';

/** What is asked before one sign-in, or all of them, are ended: there is no way to undo it. */
export interface EndQuestion {
  title: string;
  description: string;
  confirmLabel: string;
  confirm: () => void;
  isPending: boolean;
  /** Why it could not be ended. */
  error: string | null;
  /** Forgets the failure, so that it is not shown with the next question. */
  reset: () => void;
}

/**
 * The question about one sign-in or all of them; null while nothing is asked.
 *
 * @param onEnded - hears of one that has ended. When all have, this browser leaves as on a sign-out.
 */
export function useEndQuestion(
  requested: UserSession | 'all' | null,
  onEnded: (session: UserSession) => void,
): EndQuestion | null {
  const services = useServices();
  const one = useMutation(endSessionMutation(services.api));
  const all = useMutation({
    ...endAllSessionsMutation(services.api),
    onSuccess: () => forgetUser(services),
  });
  if (requested === null) return null;
  if (requested === 'all') {
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
    title: copy.one.title(requested.device),
    description: copy.one.description,
    confirmLabel: copy.signOut,
    confirm: () => one.mutate(requested.id, { onSuccess: () => onEnded(requested) }),
    isPending: one.isPending,
    error: one.error && failureText(one.error, copy.one.failed),
    reset: one.reset,
  };
}
