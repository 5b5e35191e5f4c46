import { Button, StatusScreen, TextLink } from '@producer-portal/ui';
import { useNavigate } from 'react-router-dom';
import { useNow } from '../../lib/clock.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';
import { useServices, useSession } from '../../modules/session/services.tsx';
import { copy } from './copy.ts';
import { supportDetails } from './support-details.ts';

/** A call was answered with 5xx or not at all. */
export function ServerDownErrorScreen() {
  const { signIn } = useServices();
  const { kind } = useSession();
  const origin = useOrigin();
  const now = useNow();
  const navigate = useNavigate();

  function tryAgain() {
    if (origin.signingIn || kind === 'none') signIn.start(origin.from);
    else void navigate(origin.from, { replace: true });
  }

  return (
    <StatusScreen
      title={copy.serverDown.title}
      primary={<Button onClick={tryAgain}>{copy.serverDown.tryAgain}</Button>}
      secondary={
        kind === 'none'
          ? []
          : [
              <TextLink key="home" href="/">
                {copy.goHome}
              </TextLink>,
              <TextLink key="contact" href="/contact-us">
                {copy.contact}
              </TextLink>,
            ]
      }
      support={supportDetails(origin, now)}
    >
      <p>{copy.serverDown.text}</p>
      {origin.message === undefined ? null : <p>{origin.message}</p>}
    </StatusScreen>
  );
}
