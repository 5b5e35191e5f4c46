import { Button, StatusScreen, TextLink } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { useSession } from '../session/services.tsx';
import { copy } from './copy.ts';
import type { FailedAnswer } from './support-details.ts';
import { supportDetails } from './support-details.ts';

export interface TimedOutProps {
  readonly answer: FailedAnswer;
  readonly onTryAgain: () => void;
}

/** A call was answered with 5xx or not at all (docs/product.md#error-pages). */
export function TimedOut({ answer, onTryAgain }: TimedOutProps) {
  const { kind } = useSession();
  const now = useNow();
  return (
    <StatusScreen
      title={copy.timedOut.title}
      primary={<Button onClick={onTryAgain}>{copy.timedOut.tryAgain}</Button>}
      secondary={
        kind === 'none'
          ? []
          : [
              <TextLink key="home" href="/">
                {copy.goHome}
              </TextLink>,
              <TextLink key="contact" href="/contact-us">
                {copy.contact}
              </TextLink>,
            ]
      }
      support={supportDetails(answer, now)}
    >
      <p>{copy.timedOut.text}</p>
      {answer.message === undefined ? null : <p>{answer.message}</p>}
    </StatusScreen>
  );
}
