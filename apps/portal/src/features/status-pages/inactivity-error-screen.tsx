import { Button, StatusScreen } from '@producer-portal/ui';
import { useOrigin } from '../../modules/paths/origin.ts';
import { useServices } from '../../modules/session/services.tsx';
import { copy } from './copy.ts';

/** The session is over: a 401, a failed refresh, or no input for too long. */
export function InactivityErrorScreen() {
  const { config, queryClient, session, signIn } = useServices();
  const { from } = useOrigin();

  function logInAgain() {
    session.forget();
    queryClient.clear();
    signIn.start(from);
  }

  return (
    <StatusScreen
      title={copy.inactivity.title}
      primary={<Button onClick={logInAgain}>{copy.inactivity.logInAgain}</Button>}
    >
      <p>{copy.inactivity.text(config.portalName)}</p>
    </StatusScreen>
  );
}
