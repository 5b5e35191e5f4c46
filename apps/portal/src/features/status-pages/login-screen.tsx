import { Suspense, useEffect, useState } from 'react';
import { Button, StatusScreen } from '@producer-portal/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useIsOnline } from '../../lib/online.ts';
import { PartLoadError } from '../../modules/offline/part-load-error.tsx';
import { toReturnPath } from '../../modules/paths/navigation.ts';
import { finishSignIn } from '../../modules/session/finish-sign-in.ts';
import type { SignInConfirmation } from '../../modules/session/finish-sign-in.ts';
import { useServices } from '../../modules/session/services.tsx';
import { describeFailure } from '../../modules/session/sign-in-failure.ts';
import { copy } from './copy.ts';

const ConfirmSignInDialog = lazyPart(() =>
  import('./confirm-sign-in-dialog.tsx').then((module) => module.ConfirmSignInDialog),
);

/** Starts single sign-on as soon as there is a network, or finishes it when the browser returns with a code. */
export function LoginScreen() {
  const services = useServices();
  const { signIn } = services;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const path = toReturnPath(params.get('RelayState'));
  const [isFinishing] = useState(() => signIn.pendingResult() !== null);
  const isOnline = useIsOnline();
  const isWaiting = !isFinishing && !isOnline;
  const [confirmation, setConfirmation] = useState<SignInConfirmation | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    async function run() {
      const request = signIn.pendingResult();
      if (request === null) {
        if (!isFinishing && !isWaiting && !signIn.startUnlessLooping(path))
          await navigate('/unauthorized', {
            replace: true,
            state: { from: path, failure: describeFailure(services) },
          });
        return;
      }
      const outcome = await finishSignIn(services, request);
      if (isUnmounted) return;
      if (outcome.kind === 'confirm') setConfirmation(outcome);
      else {
        await navigate(outcome.path, {
          replace: true,
          ...(outcome.state ? { state: outcome.state } : {}),
        });
        signIn.clearPendingResult();
      }
    }
    void run();
    return () => {
      isUnmounted = true;
    };
  }, [isFinishing, isWaiting, navigate, path, services, signIn]);

  async function decide(accepted: boolean) {
    if (!confirmation) return;
    setConfirmation(null);
    if (accepted) confirmation.accept();
    else confirmation.decline();
    await navigate(accepted ? confirmation.path : confirmation.declinePath, { replace: true });
    signIn.clearPendingResult();
  }

  const signInText = isWaiting ? copy.login.offline : copy.login.text;
  return (
    <>
      <StatusScreen
        title={isWaiting ? copy.login.offlineTitle : copy.login.title}
        {...(isFinishing || isWaiting
          ? {}
          : { primary: <Button onClick={() => signIn.start(path)}>{copy.logIn}</Button> })}
      >
        <p>{isFinishing ? copy.login.finishing : signInText}</p>
      </StatusScreen>
      {confirmation ? (
        <Suspense fallback={null}>
          <ConfirmSignInDialog
            confirmation={confirmation}
            onDecide={(accepted) => void decide(accepted)}
            renderLoadError={(tryAgain) => <PartLoadError onTryAgain={tryAgain} />}
          />
        </Suspense>
      ) : null}
    </>
  );
}
