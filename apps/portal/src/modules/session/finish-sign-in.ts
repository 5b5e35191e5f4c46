import { exchangeCode, isServerDown } from '@producer-portal/api';
import type { SessionTokens } from '@producer-portal/api';
import { createOrigin } from '../paths/origin.ts';
import type { Origin } from '../paths/origin.ts';
import type { Services } from './services.tsx';
import type { SignInResult } from './sign-in.ts';

/** The confirmation of a sign-in whose code this browser didn't request: who would be signed in, and who would be replaced. */
export interface SignInConfirmation {
  kind: 'confirm';
  /** The agent code of the signed-in user; null when signed out. */
  current: string | null;
  /** The agent code and the agency of the user that the code is for. */
  offered: { agent: string; agency: string | null };
  /** Where to go after accepting. */
  path: string;
  /** Signs in with the new tokens. */
  accept: () => void;
  /** Where to go after declining. */
  declinePath: '/' | '/welcome';
}

export type SignInOutcome = { kind: 'redirect'; path: string; state?: Origin } | SignInConfirmation;

/** A code works only once, so an effect that runs twice gets the result of the first run. */
const outcomes = new WeakMap<SignInResult, Promise<SignInOutcome>>();

/**
 * Exchanges the one-time code for tokens and signs in with them (docs/contract.md#exchange-a-sign-in-code). If this browser
 * didn't request the code, the user must confirm, unless the code is for the signed-in user: a link must not switch users. A
 * rejected code leads to /unauthorized. No response leads to /server-down-error, where trying again restarts single sign-on.
 */
export function finishSignIn(services: Services, result: SignInResult): Promise<SignInOutcome> {
  let outcome = outcomes.get(result);
  if (!outcome) {
    outcome = exchange(services, result);
    outcomes.set(result, outcome);
  }
  return outcome;
}

async function exchange(services: Services, result: SignInResult): Promise<SignInOutcome> {
  const { code, path, reference } = result;
  if (code === null) {
    return {
      kind: 'redirect',
      path: '/unauthorized',
      state: { from: path, ...(reference === undefined ? {} : { requestId: reference }) },
    };
  }
  const started = services.signIn.started();
  const exchangeOnce = () =>
    exchangeCode(services.api, code, { verifier: started?.verifier ?? undefined });
  try {
    return applyTokens(services, result, await runAsMutation(services, exchangeOnce));
  } catch (error) {
    const hadNoResponse = isServerDown(error) && error.status === null;
    if (hadNoResponse)
      return {
        kind: 'redirect',
        path: '/server-down-error',
        state: { from: path, signingIn: true },
      };
    return { kind: 'redirect', path: '/unauthorized', state: createOrigin(path, error) };
  }
}

/** Runs a call in the mutation cache, so that a dialog from the host is shown as for every other call. */
const runAsMutation = <Result>({ queryClient }: Services, mutationFn: () => Promise<Result>) =>
  queryClient.getMutationCache().build(queryClient, { mutationFn }).execute(undefined);

/** Signs in with the tokens, or returns a confirmation for the user to answer first. */
function applyTokens(
  { session, signIn }: Services,
  result: SignInResult,
  tokens: SessionTokens,
): SignInOutcome {
  const { path } = result;
  const handoff = session.handoff(tokens, { started: signIn.started() !== null });
  if (handoff.outcome === 'refused') return { kind: 'redirect', path: '/unauthorized' };
  if (handoff.outcome === 'accepted') return { kind: 'redirect', path };
  const { current, offered } = handoff;
  return {
    kind: 'confirm',
    path,
    current: current && (current.agent_code ?? ''),
    offered: { agent: offered.agent_code ?? '', agency: offered.agency?.name ?? null },
    accept() {
      // Signing in remounts the screen, which must not ask again.
      outcomes.set(result, Promise.resolve({ kind: 'redirect', path }));
      handoff.accept();
    },
    declinePath: current ? '/' : '/welcome',
  };
}
