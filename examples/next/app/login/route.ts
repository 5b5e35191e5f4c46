import { createApiClient, exchangeCode } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { host, TOKEN_COOKIE } from '../api';

/** The host returns here after a sign-in. The token stays on the server: scripts can't read the cookie. */
export async function GET(request: Request): Promise<never> {
  const code = new URL(request.url).searchParams.get('code');
  if (!code) redirect(`${host}/sso/initiate`);
  const session = createSession({ storage: null });
  const { jwt } = await exchangeCode(createApiClient({ host, session }), code);
  const secure = request.url.startsWith('https:');
  (await cookies()).set(TOKEN_COOKIE, jwt, { httpOnly: true, sameSite: 'lax', secure });
  redirect('/');
}
