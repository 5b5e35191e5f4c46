import { SessionEnded } from '../../modules/error-pages/session-ended.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';

/** Shown after the session has ended. */
export function InactivityErrorScreen() {
  return <SessionEnded from={useOrigin().from} />;
}
