import { useToast } from '@producer-portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { queuedChangesCopy } from './copy.ts';
import type { SignOutDialogProps } from './sign-out-dialog.tsx';

const copy = queuedChangesCopy.signOut;

/** The same warning as a message, for when the dialog's code can't be loaded: a user can always sign out. */
export function SignOutWarning({ count, onConfirm }: SignOutDialogProps) {
  const { show } = useToast();
  const confirm = useEffectEvent(onConfirm);
  useEffect(
    () =>
      show({
        tone: 'warning',
        message: `${copy.title(count)}. ${copy.text}`,
        action: { label: copy.confirm, onAction: () => confirm() },
      }),
    [show, count],
  );
  return null;
}
