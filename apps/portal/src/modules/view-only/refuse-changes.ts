import type { ActivityPrefix, ApiClient } from '@producer-portal/api';
import type { SessionKind } from '@producer-portal/api/session';
import { viewOnlyCopy } from './copy.ts';

/** A change was refused because the user is viewing as an agent. The message is for users. */
export class ViewOnlyError extends Error {
  override readonly name = 'ViewOnlyError';

  constructor() {
    super(viewOnlyCopy.text);
  }
}

/**
 * The calls that are allowed while viewing as an agent, although they aren't GETs. For calls that mark as read, the host doesn't
 * change the agent's read flags (docs/contract.md#mark-as-read). The other calls are about the admin's own sign-ins.
 */
const allowedChanges: ReadonlySet<ActivityPrefix> = new Set([
  'ALERT_MARK_AS_READ',
  'POLICY_UPDATE_MARK_AS_READ',
  'AUTH_TOKEN_EXCHANGE',
  'AUTH_TOKEN_REFRESH',
  'AUTH_TOKEN_REVOKE',
  'SESSION_END',
  'SESSIONS_END_ALL',
]);

/** Whether the session is view-only, because an admin is viewing as an agent. */
export const isViewOnly = ({ kind }: { readonly kind: SessionKind }): boolean => kind === 'agent';

/**
 * Makes a client reject every call that would change something for the agent, without sending it
 * (docs/product.md#viewing-as-an-agent). Any call that isn't a GET is refused, unless it is in the list in this file.
 */
export function refuseChangesWhileImpersonating(api: ApiClient): ApiClient {
  const { session, send } = api;
  return {
    ...api,
    send: (call, read) =>
      call.method !== 'GET' && isViewOnly(session.snapshot()) && !allowedChanges.has(call.prefix)
        ? Promise.reject(new ViewOnlyError())
        : send(call, read),
  };
}
