import { AlertDialog } from '@producer-portal/ui';
import { queuedChangesCopy } from './copy.ts';

const copy = queuedChangesCopy.signOut;

export interface SignOutDialogProps {
  /** How many changes have not been sent. */
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Warns that changes will be lost if the user signs out now. */
export function SignOutDialog({ count, onConfirm, onCancel }: SignOutDialogProps) {
  return (
    <AlertDialog
      open
      destructive
      onOpenChange={onCancel}
      title={copy.title(count)}
      description={copy.text}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      onConfirm={onConfirm}
    />
  );
}
