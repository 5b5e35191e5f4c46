import { SessionEnded } from '../../modules/error-pages/session-ended.tsx';
import { useErrorPageState } from '../../modules/paths/error-page-state.ts';

/** Shown after the session has ended. */
export function InactivityErrorScreen() {
  const { from, message, invalidSession } = useErrorPageState();
  return <SessionEnded from={from} message={message} isInvalid={invalidSession} />;
}
