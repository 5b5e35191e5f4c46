import { Button, StatusScreen } from '@producer-portal/ui';
import { useServices } from '../../modules/session/services.tsx';
import { copy } from './copy.ts';

/** The public landing page. */
export function WelcomeScreen() {
  const { config, signIn } = useServices();
  return (
    <StatusScreen
      title={copy.welcome.title(config.portalName)}
      primary={<Button onClick={() => signIn.start('/')}>{copy.logIn}</Button>}
    >
      <p>{copy.welcome.text}</p>
    </StatusScreen>
  );
}
