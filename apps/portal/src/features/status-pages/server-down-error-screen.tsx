import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { TimedOut } from '../../modules/error-pages/timed-out.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';
import { useServices, useSession } from '../../modules/session/services.tsx';

/** True until the page that was reloaded as this error page has been requested again. Only once, to avoid a loop. */
let isReloaded =
  window.location.pathname === '/server-down-error' &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Shown after a 5xx response or no response. Trying again, reloading the page, or a network that is back returns to the page
 * that the user came from.
 */
export function ServerDownErrorScreen() {
  const { signIn } = useServices();
  const { kind } = useSession();
  const origin = useOrigin();
  const navigate = useNavigate();

  function tryAgain() {
    if (origin.signingIn || kind === 'none') signIn.start(origin.from);
    else void navigate(origin.from, { replace: true });
  }

  useEffect(() => {
    if (!isReloaded) return;
    isReloaded = false;
    tryAgain();
  });

  return <TimedOut response={origin} onTryAgain={tryAgain} />;
}
