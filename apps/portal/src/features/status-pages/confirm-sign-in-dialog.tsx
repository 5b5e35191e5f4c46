import { Button, Callout, Dialog } from '@producer-portal/ui';
import type { SignInConfirmation } from '../../modules/session/finish-sign-in.ts';
import { copy } from './copy.ts';

export interface ConfirmSignInDialogProps {
  confirmation: SignInConfirmation;
  onDecide: (accepted: boolean) => void;
}

/** Asks before the portal accepts a sign-in that this browser did not start, or that would lose changes. */
export function ConfirmSignInDialog({ confirmation, onDecide }: ConfirmSignInDialogProps) {
  const { title, description, note, yes, no } = getTexts(confirmation);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onDecide(false);
      }}
      title={title}
      description={description}
      closeLabel={copy.switchUser.close}
      footer={
        <>
          <Button onClick={() => onDecide(true)}>{yes}</Button>
          <Button variant="secondary" onClick={() => onDecide(false)}>
            {no}
          </Button>
        </>
      }
    >
      {confirmation.unsent > 0 ? (
        <Callout tone="warning" title={copy.switchUser.unsentTitle(confirmation.unsent)}>
          <p>{copy.switchUser.unsent}</p>
          <p>{note}</p>
        </Callout>
      ) : (
        <p>{note}</p>
      )}
    </Dialog>
  );
}

function getTexts({ current, offered }: SignInConfirmation) {
  if (current === null) {
    const { title, question, note, yes, no } = copy.unexpectedSignIn;
    return {
      title: title(offered.agent),
      description: question(offered.agency),
      note,
      yes: yes(offered.agent),
      no,
    };
  }
  const { title, question, note, yes, no } = copy.switchUser;
  return {
    title,
    description: question(current, offered.agent),
    note,
    yes: yes(offered.agent),
    no: no(current),
  };
}
