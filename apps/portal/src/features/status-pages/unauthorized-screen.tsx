import { Button, StatusScreen } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { supportDetails } from '../../modules/error-pages/support-details.ts';
import { useOrigin } from '../../modules/paths/origin.ts';
import { useServices } from '../../modules/session/services.tsx';
import { copy } from './copy.ts';

/** Shown when single sign-on didn't return a usable session. */
export function UnauthorizedScreen() {
  const { signIn } = useServices();
  const { from, message, requestId } = useOrigin();
  const now = useNow();
  return (
    <StatusScreen
      title={copy.unauthorized.title}
      primary={<Button onClick={() => signIn.start(from)}>{copy.logIn}</Button>}
      {...(requestId === undefined ? {} : { support: supportDetails({ requestId }, now) })}
    >
      <p>{copy.unauthorized.text}</p>
      {message === undefined ? null : <p>{message}</p>}
    </StatusScreen>
  );
}
