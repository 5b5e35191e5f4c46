import { Button, StatusScreen } from '@producer-portal/ui';
import { hostText } from '../../lib/host-text.tsx';
import { useServices } from '../session/services.tsx';
import { copy } from './copy.ts';

export interface SessionEndedProps {
  /** The page where the session ended. The user returns to it after signing in again. */
  readonly from: string;
  /** The host's message, shown as plain text. */
  readonly message?: string | undefined;
  /** Whether the session ended because its token couldn't be refreshed. @default false */
  readonly isInvalid?: boolean | undefined;
}

/** The page for an ended session: a 401, a failed refresh, or no input for too long (docs/product.md#error-pages). */
export function SessionEnded({ from, message, isInvalid = false }: SessionEndedProps) {
  const { config, queryClient, session, signIn } = useServices();

  function logInAgain() {
    session.signOut();
    queryClient.clear();
    signIn.start(from);
  }

  return (
    <StatusScreen
      title={isInvalid ? copy.sessionEnded.invalid : copy.sessionEnded.title}
      primary={<Button onClick={logInAgain}>{copy.sessionEnded.logInAgain}</Button>}
    >
      <p>{copy.sessionEnded.text(config.portalName)}</p>
      {message === undefined ? null : <p>{hostText(message)}</p>}
    </StatusScreen>
  );
}
