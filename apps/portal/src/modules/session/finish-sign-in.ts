import { exchangeCode, isServerDown } from '@producer-portal/api';
import type { SessionTokens } from '@producer-portal/api';
import type { Origin } from '../paths/origin.ts';
import type { Services } from './services.tsx';
import type { HandOverRequest } from './sign-in.ts';

/** A code arrived that this browser didn't request: who would be signed in, and who would be replaced. */
export interface SignInQuestion {
  kind: 'ask';
  /** The agent code of the signed-in user; null when signed out. */
  current: string | null;
  offered: { agent: string; agency: string | null };
  /** Where to go after accepting. */
  path: string;
  /** Signs in with the new tokens. */
  accept: () => void;
  /** Where to go after declining. */
  declinePath: '/' | '/welcome';
}

export type SignInOutcome = { kind: 'go'; path: string; state?: Origin } | SignInQuestion;

/** A code works only once, so an effect that runs twice gets the result of the first run. */
const outcomes = new WeakMap<HandOverRequest, Promise<SignInOutcome>>();

/**
 * Exchanges the one-time code for tokens and signs in with them (docs/contract.md#exchange-a-sign-in-code). If this browser
 * didn't request the code, the user must confirm, unless the code is for the signed-in user: a link must not switch users. A
 * rejected code leads to /unauthorized. No response leads to /server-down-error, where trying again restarts single sign-on.
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
    return applyTokens(services, request, tokens);
  } catch (error) {
    const hadNoResponse = isServerDown(error) && error.status === null;
    return hadNoResponse
      ? { kind: 'go', path: '/server-down-error', state: { from: path, signingIn: true } }
      : { kind: 'go', path: '/unauthorized' };
  }
}

/** Signs in with the tokens, or returns a confirmation for the user to answer first. */
function applyTokens(
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
      // Signing in remounts the screen, which must not ask again.
      outcomes.set(request, Promise.resolve({ kind: 'go', path }));
      handOver.accept();
    },
    declinePath: current ? '/' : '/welcome',
  };
}
