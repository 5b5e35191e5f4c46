import { exchangeCode, revokeSession } from '@producer-portal/api';
import type { ExchangeResult, SessionTokens } from '@producer-portal/api';
import { createErrorPageState } from '../paths/error-page-state.ts';
import type { ErrorPageState } from '../paths/error-page-state.ts';
import type { Services } from './services.tsx';
import { describeFailure } from './sign-in-failure.ts';
import type { SignInFailure } from './sign-in-failure.ts';
import type { SignInResult } from './sign-in.ts';

/**
 * A sign-in that the user must confirm, because this browser didn't request its code, or because changes would be lost. Says who
 * would be signed in, and who would be replaced.
 */
export interface SignInConfirmation {
  kind: 'confirm';
  /** The agent code of the signed-in user; null when signed out. */
  current: string | null;
  /** The agent code and the agency of the user that the code is for. */
  offered: { agent: string; agency: string | null };
  /** How many changes of the signed-in user have not been sent. They would be lost. */
  unsent: number;
  /** Where to go after accepting. */
  path: string;
  /** Signs in with the new tokens. */
  accept: () => void;
  /** Ends the offered sign-in at the host. */
  decline: () => void;
  /** Where to go after declining. */
  declinePath: '/' | '/welcome';
}

export type SignInOutcome =
  | { kind: 'redirect'; path: string; state?: ErrorPageState & { failure?: SignInFailure | null } }
  | SignInConfirmation;

/** A code works only once, so an effect that runs twice gets the result of the first run. */
const outcomes = new WeakMap<SignInResult, Promise<SignInOutcome>>();

/**
 * Exchanges the one-time code for tokens and signs in with them (docs/contract.md#exchange-a-sign-in-code). If this browser
 * didn't request the code, the user must confirm, unless the code is for the signed-in user: a link must not switch users.
 * The user must also confirm if the sign-in would lose changes that haven't been sent: those of another user, or those of an
 * admin who is about to view as an agent. A rejected code leads to /unauthorized. No response leads to /server-down-error,
 * where trying again restarts single sign-on.
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
  const { code, path, isDenied = false, reference } = result;
  if (code === null)
    return {
      kind: 'redirect',
      path: '/unauthorized',
      state: {
        from: path,
        ...(reference === undefined ? {} : { requestId: reference }),
        failure: describeFailure(services, { isDenied }),
      },
    };
  const exchanged = await exchangeOnce(services, code);
  if (exchanged.outcome === 'accepted') return applyTokens(services, result, exchanged.tokens);
  const { error, reason } = exchanged;
  if (reason === 'no-response')
    return {
      kind: 'redirect',
      path: '/server-down-error',
      state: { from: path, signingIn: true },
    };
  const failure = describeFailure(services, {
    isDenied: error.status === 403,
    ...(reason === 'host-fault' ? { diagnostic: exchanged.diagnostic } : {}),
  });
  return {
    kind: 'redirect',
    path: '/unauthorized',
    state: { ...createErrorPageState(path, error), failure },
  };
}

/** Sends the exchange through the mutation cache, so that a dialog from the host is shown as for every other call. */
async function exchangeOnce(services: Services, code: string): Promise<ExchangeResult> {
  const { api, queryClient, signIn } = services;
  const verifier = signIn.startedSignIn()?.verifier ?? undefined;
  const exchanged = await exchangeCode(api, code, { verifier });
  if (exchanged.outcome === 'refused') {
    const mutationFn = () => Promise.reject(exchanged.error);
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn });
    await mutation.execute(undefined).catch(() => {});
  }
  return exchanged;
}

/** Loads on demand, because only a sign-in while another user is signed in can lose changes. */
async function countUnsent({ session }: Services): Promise<number> {
  if (session.snapshot().kind === 'none') return 0;
  try {
    const queue = await import('../queued-changes/count-unsent.ts');
    return await queue.countUnsent(session);
  } catch {
    return 0;
  }
}

/** Signs in with the tokens, or returns a confirmation for the user to answer first. */
async function applyTokens(
  services: Services,
  result: SignInResult,
  tokens: SessionTokens,
): Promise<SignInOutcome> {
  const { api, session, signIn } = services;
  const { path } = result;
  const unsent = await countUnsent(services);
  const handoff = session.acceptTokens(tokens, {
    started: signIn.startedSignIn() !== null && unsent === 0,
  });
  if (handoff.outcome === 'refused') {
    const failure = describeFailure(services, handoff);
    return { kind: 'redirect', path: '/unauthorized', state: { from: path, failure } };
  }
  if (handoff.outcome === 'accepted') return { kind: 'redirect', path };
  const { current, offered } = handoff;
  return {
    kind: 'confirm',
    path,
    unsent,
    current: current && (current.agent_code ?? ''),
    offered: { agent: offered.agent_code ?? '', agency: offered.agency?.name ?? null },
    accept() {
      // Signing in remounts the screen, which must not ask again.
      outcomes.set(result, Promise.resolve({ kind: 'redirect', path }));
      handoff.accept();
    },
    decline: () => void revokeSession(api, { token: tokens.jwt }),
    declinePath: current ? '/' : '/welcome',
  };
}
