import { ButtonLink, StatusScreen } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';
import { copy } from './copy.ts';
import { supportDetails } from './support-details.ts';

/** A call was answered with 403. */
export function AuthorizationErrorScreen() {
  const origin = useOrigin();
  const now = useNow();
  return (
    <StatusScreen
      title={copy.authorizationError.title}
      primary={<ButtonLink href="/">{copy.goHome}</ButtonLink>}
      support={supportDetails(origin, now)}
    >
      <p>{copy.authorizationError.text}</p>
      {origin.message === undefined ? null : <p>{origin.message}</p>}
    </StatusScreen>
  );
}
