import { exchangeCode, isServerDown } from '@producer-portal/api';
import type { Origin } from '../paths/origin.ts';
import type { Services } from './services.tsx';
import type { HandOverRequest } from './sign-in.ts';

/** Another person is signed in: who, and who would take the place. */
export interface SignInQuestion {
  kind: 'ask';
  current: string;
  offered: string;
  path: string;
  /** Writes exactly the tokens that came. */
  accept: () => void;
}

export type SignInOutcome = { kind: 'go'; path: string; state?: Origin } | SignInQuestion;

/** A code is good once: an effect that runs twice gets the first run's outcome. */
const outcomes = new WeakMap<HandOverRequest, Promise<SignInOutcome>>();

/**
 * Swaps the one-time code for tokens and takes them (decisions.md section 4). A refused code leads to /unauthorized, no
 * answer to /server-down-error, whose retry starts single sign-on anew.
 */
export function finishSignIn(services: Services, request: HandOverRequest): Promise<SignInOutcome> {
  let outcome = outcomes.get(request);
  if (!outcome) {
    outcome = exchange(services, request);
    outcomes.set(request, outcome);
  }
  return outcome;
}

async function exchange(
  { api, session, signIn }: Services,
  request: HandOverRequest,
): Promise<SignInOutcome> {
  const { code, path } = request;
  if (code === null) return { kind: 'go', path: '/unauthorized' };
  try {
    const tokens = await exchangeCode(api, code);
    const handOver = session.handOver(tokens, { started: signIn.wasStarted() });
    if (handOver.outcome === 'refused') return { kind: 'go', path: '/unauthorized' };
    if (handOver.outcome === 'taken') return { kind: 'go', path };
    return {
      kind: 'ask',
      current: handOver.current.agent_code ?? '',
      offered: handOver.offered.agent_code ?? '',
      path,
      accept() {
        // The screen is drawn anew for the new person, and that one has nothing to answer.
        outcomes.set(request, Promise.resolve({ kind: 'go', path }));
        handOver.accept();
      },
    };
  } catch (error) {
    const hadNoAnswer = isServerDown(error) && error.status === null;
    return hadNoAnswer
      ? { kind: 'go', path: '/server-down-error', state: { from: path, signingIn: true } }
      : { kind: 'go', path: '/unauthorized' };
  }
}
