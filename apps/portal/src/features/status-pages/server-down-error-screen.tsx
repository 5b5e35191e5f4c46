import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { TimedOut } from '../../modules/error-pages/timed-out.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';
import { useServices, useSession } from '../../modules/session/services.tsx';

/** Shown after a 5xx response or no response. */
export function ServerDownErrorScreen() {
  const { signIn } = useServices();
  const { kind } = useSession();
  const origin = useOrigin();
  const navigate = useNavigate();

  function tryAgain() {
    if (origin.signingIn || kind === 'none') signIn.start(origin.from);
    else void navigate(origin.from, { replace: true });
  }

  // The network can be back before this screen renders: after a reload, or if this screen's code couldn't load offline either.
  const isBackOnline = origin.offline === true && navigator.onLine;
  useEffect(() => {
    if (isBackOnline) void navigate(origin.from, { replace: true });
  }, [isBackOnline, navigate, origin.from]);

  return <TimedOut response={origin} onTryAgain={tryAgain} />;
}
