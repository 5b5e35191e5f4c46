import { Button, StatusScreen } from '@producer-portal/ui';
import { useServices } from '../../modules/session/services.tsx';
import { copy } from './copy.ts';

/** Shown when single sign-on didn't return a usable session. */
export function UnauthorizedScreen() {
  const { signIn } = useServices();
  return (
    <StatusScreen
      title={copy.unauthorized.title}
      primary={<Button onClick={() => signIn.start('/')}>{copy.logIn}</Button>}
    >
      <p>{copy.unauthorized.text}</p>
    </StatusScreen>
  );
}
