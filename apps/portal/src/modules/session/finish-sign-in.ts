import { exchangeCode, isServerDown } from '@producer-portal/api';
import type { SessionTokens } from '@producer-portal/api';
import type { Origin } from '../paths/origin.ts';
import type { Services } from './services.tsx';
import type { HandOverRequest } from './sign-in.ts';

/** A code came that this browser did not ask for: who would be signed in, and in whose place. */
export interface SignInQuestion {
  kind: 'ask';
  /** The agent code of the user who is signed in; null when nobody is. */
  current: string | null;
  offered: { agent: string; agency: string | null };
  /** Where it leads when the answer is yes. */
  path: string;
  /** Signs in with exactly the tokens that came. */
  accept: () => void;
  /** Where it leads when the answer is no. */
  declinePath: '/' | '/welcome';
}

export type SignInOutcome = { kind: 'go'; path: string; state?: Origin } | SignInQuestion;

/** A code is good once: an effect that runs twice gets the first run's outcome. */
const outcomes = new WeakMap<HandOverRequest, Promise<SignInOutcome>>();

/**
 * Exchanges the one-time code for tokens and takes them (docs/contract.md#exchange-a-sign-in-code). A code that this browser did not ask for
 * is taken without a question only for the user who is already signed in: a link must not switch users.
 * A refused code leads to /unauthorized, no response to /server-down-error, whose retry starts single sign-on anew.
 */
export function finishSignIn(services: Services, request: HandOverRequest): Promise<SignInOutcome> {
  let outcome = outcomes.get(request);
  if (!outcome) {
    outcome = exchange(services, request);
    outcomes.set(request, outcome);
  }
  return outcome;
}

async function exchange(services: Services, request: HandOverRequest): Promise<SignInOutcome> {
  const { code, path } = request;
  if (code === null) return { kind: 'go', path: '/unauthorized' };
  const started = services.signIn.started();
  try {
    const tokens = await exchangeCode(services.api, code, {
      verifier: started?.verifier ?? undefined,
    });
    return judge(services, request, tokens);
  } catch (error) {
    const hadNoResponse = isServerDown(error) && error.status === null;
    return hadNoResponse
      ? { kind: 'go', path: '/server-down-error', state: { from: path, signingIn: true } }
      : { kind: 'go', path: '/unauthorized' };
  }
}

/** Takes the tokens, or asks whether to. */
function judge(
  { session, signIn }: Services,
  request: HandOverRequest,
  tokens: SessionTokens,
): SignInOutcome {
  const { path } = request;
  const handOver = session.handOver(tokens, { started: signIn.started() !== null });
  if (handOver.outcome === 'refused') return { kind: 'go', path: '/unauthorized' };
  if (handOver.outcome === 'taken') return { kind: 'go', path };
  const { current, offered } = handOver;
  return {
    kind: 'ask',
    path,
    current: current && (current.agent_code ?? ''),
    offered: { agent: offered.agent_code ?? '', agency: offered.agency?.name ?? null },
    accept() {
      // The screen renders anew for the new user, who has no question to answer.
      outcomes.set(request, Promise.resolve({ kind: 'go', path }));
      handOver.accept();
    },
    declinePath: current ? '/' : '/welcome',
  };
}
