import { SessionEnded } from '../../modules/error-pages/session-ended.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';

/** The session is over. */
export function InactivityErrorScreen() {
  return <SessionEnded from={useOrigin().from} />;
}
