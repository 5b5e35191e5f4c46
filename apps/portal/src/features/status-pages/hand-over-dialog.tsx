import { Button, Dialog } from '@producer-portal/ui';
import type { SignInQuestion } from '../../modules/session/finish-sign-in.ts';
import { copy } from './copy.ts';

export interface HandOverDialogProps {
  question: SignInQuestion;
  onAnswer: (accepted: boolean) => void;
}

/** Asks before another person's session takes the place of the present one. */
export function HandOverDialog({ question, onAnswer }: HandOverDialogProps) {
  const { current, offered } = question;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onAnswer(false);
      }}
      title={copy.handOver.title}
      description={copy.handOver.question(current, offered)}
      closeLabel={copy.handOver.close}
      footer={
        <>
          <Button onClick={() => onAnswer(true)}>{copy.handOver.yes(offered)}</Button>
          <Button kind="secondary" onClick={() => onAnswer(false)}>
            {copy.handOver.no(current)}
          </Button>
        </>
      }
    >
      <p>{copy.handOver.note}</p>
    </Dialog>
  );
}
