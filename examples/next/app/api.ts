import { createApiClient, type ApiClient } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';

export const host = process.env.API_HOST ?? 'http://127.0.0.1:4174';
export const TOKEN_COOKIE = 'token';

/** Returns a client with the token from the request's cookie. Starts the sign-in if there is no valid token. */
export async function getApi(): Promise<ApiClient> {
  const jwt = (await cookies()).get(TOKEN_COOKIE)?.value;
  const session = createSession({ storage: null });
  if (!jwt || session.signIn({ jwt }).outcome === 'refused') redirect(`${host}/sso/initiate`);
  return createApiClient({ host, session });
}
