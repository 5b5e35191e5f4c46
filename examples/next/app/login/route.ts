import { exchangeCode } from '@producer-portal/api';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cookieOptions, openSession } from '../api';

/** The host returns here after a sign-in, with a code or an error. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const store = await cookies();
  const verifier = store.get('verifier')?.value;
  store.delete({ name: 'verifier', path: '/login' });
  const code = query.get('code');
  if (!code && !query.has('error')) redirect('/sign-in');
  // Without a verifier, this browser didn't start the sign-in: a link could sign the user in as someone else.
  if (!code || !verifier) return refuse();
  const { session, api } = openSession();
  const result = await exchangeCode(api, code, { verifier });
  if (result.outcome === 'refused' || session.signIn(result.tokens).outcome === 'refused')
    return refuse();
  store.set('token', result.tokens.jwt, cookieOptions);
  // Accepts only paths of this site. "//example.com" would lead to another site.
  const path = query.get('RelayState') ?? '/';
  return redirect(/^\/(?![/\\])/.test(path) ? path : '/');
}

/** Doesn't start another sign-in, because it would fail in the same way. */
const refuse = () =>
  new Response('You couldn’t be signed in. Open the portal again.', { status: 401 });
