import { SessionEnded } from '../../modules/error-pages/session-ended.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';

/** Shown after the session has ended. */
export function InactivityErrorScreen() {
  const { from, message, invalidSession } = useOrigin();
  return <SessionEnded from={from} message={message} isInvalid={invalidSession} />;
}
