import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, StatusScreen } from '@producer-portal/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { returnPath } from '../../modules/paths/navigation.ts';
import { finishSignIn } from '../../modules/session/finish-sign-in.ts';
import type { SignInQuestion } from '../../modules/session/finish-sign-in.ts';
import { useServices } from '../../modules/session/services.tsx';
import { copy } from './copy.ts';

const HandOverDialog = lazy(async () => ({
  default: (await import('./hand-over-dialog.tsx')).HandOverDialog,
}));

/** Starts single sign-on immediately, or finishes it when the browser returns with a code. */
export function LoginScreen() {
  const services = useServices();
  const { signIn } = services;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const path = returnPath(params.get('RelayState'));
  const [isFinishing] = useState(() => signIn.handOver() !== null);
  const [question, setQuestion] = useState<SignInQuestion | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    async function run() {
      const request = signIn.handOver();
      if (request === null) {
        if (!isFinishing && !signIn.startUnlessLooping(path))
          await navigate('/unauthorized', { replace: true });
        return;
      }
      const outcome = await finishSignIn(services, request);
      if (isUnmounted) return;
      if (outcome.kind === 'ask') setQuestion(outcome);
      else {
        await navigate(outcome.path, {
          replace: true,
          ...(outcome.state ? { state: outcome.state } : {}),
        });
        signIn.settle();
      }
    }
    void run();
    return () => {
      isUnmounted = true;
    };
  }, [isFinishing, navigate, path, services, signIn]);

  async function decide(accepted: boolean) {
    if (!question) return;
    setQuestion(null);
    if (accepted) question.accept();
    await navigate(accepted ? question.path : question.declinePath, { replace: true });
    signIn.settle();
  }

  return (
    <>
      <StatusScreen
        title={copy.login.title}
        {...(isFinishing
          ? {}
          : { primary: <Button onClick={() => signIn.start(path)}>{copy.logIn}</Button> })}
      >
        <p>{isFinishing ? copy.login.finishing : copy.login.text}</p>
      </StatusScreen>
      {question ? (
        <Suspense fallback={null}>
          <HandOverDialog question={question} onDecide={(accepted) => void decide(accepted)} />
        </Suspense>
      ) : null}
    </>
  );
}
