import { useToast } from '@producer-portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { queuedChangesCopy } from './copy.ts';
import type { SignOutDialogProps } from './sign-out-dialog.tsx';

const copy = queuedChangesCopy.signOut;

/** Shows the dialog's warning as a message if the dialog's code can't be loaded, so that the user can still sign out. */
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
