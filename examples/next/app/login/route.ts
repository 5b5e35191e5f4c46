import { createApiClient, exchangeCode } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { host, TOKEN_COOKIE } from '../api';

/** The host returns here after a sign-in. The token stays on the server: scripts can't read the cookie. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  // Don't start another sign-in, because it would fail in the same way.
  if (query.has('error')) return refuse();
  const code = query.get('code');
  if (!code) redirect(`${host}/sso/initiate`);
  const session = createSession({ storage: null });
  const result = await exchangeCode(createApiClient({ host, session }), code);
  if (result.outcome === 'refused' || session.signIn(result.tokens).outcome === 'refused')
    return refuse();
  const secure = request.url.startsWith('https:');
  const cookie = { httpOnly: true, sameSite: 'lax', secure } as const;
  (await cookies()).set(TOKEN_COOKIE, result.tokens.jwt, cookie);
  return redirect('/');
}

const refuse = () =>
  new Response('You couldn’t be signed in. Open the portal again.', { status: 401 });
