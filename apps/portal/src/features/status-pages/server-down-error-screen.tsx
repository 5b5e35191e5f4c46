import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ServerDown } from '../../modules/error-pages/server-down.tsx';
import { useErrorPageState } from '../../modules/paths/error-page-state.ts';
import { useServices, useSession } from '../../modules/session/services.tsx';

/** Shown after a 5xx response or no response. */
export function ServerDownErrorScreen() {
  const { signIn } = useServices();
  const { kind } = useSession();
  const errorPage = useErrorPageState();
  const navigate = useNavigate();

  function tryAgain() {
    if (errorPage.signingIn || kind === 'none') signIn.start(errorPage.from);
    else void navigate(errorPage.from, { replace: true });
  }

  // The network can be back before this screen renders: after a reload, or if this screen's code couldn't load offline either.
  const isBackOnline = errorPage.offline === true && navigator.onLine;
  useEffect(() => {
    if (isBackOnline) void navigate(errorPage.from, { replace: true });
  }, [isBackOnline, navigate, errorPage.from]);

  return <ServerDown response={errorPage} onTryAgain={tryAgain} />;
}
