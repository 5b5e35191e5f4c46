import type { ApiClient } from '../client/api-client.ts';

/** Whether an admin acts as an agent. The host then leaves read flags unchanged. */
export const isImpersonating = (api: ApiClient): boolean =>
  api.session.snapshot().claims?.act != null;
