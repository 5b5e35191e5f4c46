import { Button, StatusScreen } from '@producer-portal/ui';
import { useServices } from '../../modules/session/services.tsx';
import { copy } from './copy.ts';

/** Shown after sign-out. */
export function LoggedOutScreen() {
  const { config, signIn } = useServices();
  return (
    <StatusScreen
      title={copy.loggedOut.title}
      primary={<Button onClick={() => signIn.start('/')}>{copy.logIn}</Button>}
    >
      <p>{copy.loggedOut.text(config.portalName)}</p>
    </StatusScreen>
  );
}
