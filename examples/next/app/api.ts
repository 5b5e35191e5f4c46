import { createApiClient, isSessionEnded, type ApiClient } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';

export const host = process.env.API_HOST ?? 'http://127.0.0.1:4174';

/** Scripts can't read the cookies. In production, browsers send them only over HTTPS, or to this computer. */
export const cookieOptions = {
  httpOnly: true,
  sameSite: 'lax',
  secure: process.env.NODE_ENV === 'production',
} as const;

/** Opens the session of one request. It has no user if the token is missing, invalid, or expired. */
export function openSession(jwt?: string) {
  const session = createSession({ storage: null });
  if (jwt) session.signIn({ jwt });
  return { session, api: createApiClient({ host, session }) };
}

/**
 * Runs a call with the token from the request's cookie. If the host has ended the session, starts a sign-in that returns to
 * the page's path.
 */
export async function callApi<T>(call: (api: ApiClient) => Promise<T>, path: string): Promise<T> {
  const { api } = openSession((await cookies()).get('token')?.value);
  try {
    return await call(api);
  } catch (error) {
    if (isSessionEnded(error)) redirect(`/sign-in?${new URLSearchParams({ path })}`);
    throw error;
  }
}
