import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { TimedOut } from '../../modules/error-pages/timed-out.tsx';
import { useOrigin } from '../../modules/paths/origin.ts';
import { useServices, useSession } from '../../modules/session/services.tsx';

/** Whether the browser's reload button opened this page. */
const isReload = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type, name }) => type === 'reload' && new URL(name).pathname === '/server-down-error',
  );
/** Try only once, to avoid a loop. */
let hasTriedAfterReload = false;

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
    if (hasTriedAfterReload || !isReload()) return;
    hasTriedAfterReload = true;
    tryAgain();
  });

  return <TimedOut response={origin} onTryAgain={tryAgain} />;
}
