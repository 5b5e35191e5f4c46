import {
  createApiClient,
  createDiagnostics,
  refreshToken,
  syncAcrossTabs,
} from '@producer-portal/api';
import { createSession, createSessionManager } from '@producer-portal/api/session';
import { QueryClient } from '@tanstack/react-query';

export const host: string = import.meta.env?.VITE_API_HOST ?? 'http://127.0.0.1:4174';

// In development, the console shows the host’s mistakes. In production, send them to your error reporting.
const diagnostics = createDiagnostics();
export const session = createSession({ diagnostics });
export const api = createApiClient({ host, session, diagnostics });
export const queryClient = new QueryClient();

const sessionManager = createSessionManager({
  session,
  refresh: (which) => refreshToken(api, { which }),
});

/** Keeps this tab in sync with other tabs, renews the token, and ends an idle session. Call this once, before the first render. */
export function startSession(): void {
  session.connect();
  sessionManager.start();
  syncAcrossTabs(queryClient, session);
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, sessionManager.recordActivity);

  let { epoch } = session.snapshot();
  session.subscribe(() => {
    if (session.snapshot().epoch === epoch) return;
    epoch = session.snapshot().epoch;
    queryClient.clear(); // another user must not see these records
  });
}
