import { createApiClient, isSessionEnded, type ApiClient } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';

export const host = process.env.API_HOST ?? 'http://127.0.0.1:4174';
export const TOKEN_COOKIE = 'token';

/** Runs a call with the token from the request's cookie. Starts the sign-in if there is no valid token. */
export async function callApi<T>(call: (api: ApiClient) => Promise<T>): Promise<T> {
  // The session compares the token's expiration with the current time, which can't be prerendered.
  await connection();
  const jwt = (await cookies()).get(TOKEN_COOKIE)?.value;
  const session = createSession({ storage: null });
  if (jwt) session.signIn({ jwt });
  try {
    return await call(createApiClient({ host, session }));
  } catch (error) {
    if (isSessionEnded(error)) redirect(`${host}/sso/initiate`);
    throw error;
  }
}
