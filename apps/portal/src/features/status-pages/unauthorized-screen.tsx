import { describeDiagnostic } from '@producer-portal/api';
import type { Diagnostic } from '@producer-portal/api';
import { Button, StatusScreen } from '@producer-portal/ui';
import type { KeyValueItem } from '@producer-portal/ui';
import { useLocation } from 'react-router-dom';
import { useNow } from '../../lib/clock.tsx';
import { getSupportDetails } from '../../modules/error-pages/support-details.ts';
import { readErrorPageState } from '../../modules/paths/error-page-state.ts';
import { useServices } from '../../modules/session/services.tsx';
import { readFailure } from '../../modules/session/sign-in-failure.ts';
import { copy } from './copy.ts';

/** Returns the details that support needs to find the fault in the host or the configuration. */
function getFaultDetails(diagnostic: Diagnostic, now: number): KeyValueItem[] {
  const { code, field, anchor, requestId } = diagnostic;
  const { problem, fix } = describeDiagnostic(diagnostic);
  return [
    { term: copy.unauthorized.reference, details: `${code} ${field}` },
    ...getSupportDetails(requestId === null ? {} : { requestId }, now),
    { term: copy.unauthorized.problem, details: <span lang="en">{problem}</span> },
    { term: copy.unauthorized.fix, details: <span lang="en">{fix}</span> },
    { term: copy.unauthorized.docs, details: `docs/contract.md#${anchor}` },
  ];
}

/** Shown when single sign-on didn't return a usable session. Says whether the user or support can fix the problem. */
export function UnauthorizedScreen() {
  const { config, signIn } = useServices();
  const { state }: { state: unknown } = useLocation();
  const now = useNow();
  const { from, message, requestId } = readErrorPageState(state);
  const failure = readFailure(state);
  const { title, text, action } = copy.unauthorized[failure?.kind ?? 'unknown'];
  const support =
    failure?.kind === 'misconfigured'
      ? getFaultDetails(failure.diagnostic, now)
      : requestId !== undefined && getSupportDetails({ requestId }, now);
  return (
    <StatusScreen
      title={title}
      primary={<Button onClick={() => signIn.start(from)}>{action}</Button>}
      {...(support ? { support } : {})}
    >
      <p>{text(config.portalName)}</p>
      {message === undefined ? null : <p>{message}</p>}
    </StatusScreen>
  );
}
