import { Button, StatusScreen } from '@producer-portal/ui';
import { useOrigin } from '../../modules/paths/origin.ts';
import { useServices } from '../../modules/session/services.tsx';
import { copy } from './copy.ts';

/** Shown when single sign-on didn't return a usable session. */
export function UnauthorizedScreen() {
  const { signIn } = useServices();
  const { from, message } = useOrigin();
  return (
    <StatusScreen
      title={copy.unauthorized.title}
      primary={<Button onClick={() => signIn.start(from)}>{copy.logIn}</Button>}
    >
      <p>{copy.unauthorized.text}</p>
      {message === undefined ? null : <p>{message}</p>}
    </StatusScreen>
  );
}
