import { createHash, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cookieOptions, host } from '../api';

/** Starts a sign-in. Only the browser with the cookie can use the code with which the host returns to `/login`. */
export async function GET(request: Request): Promise<Response> {
  // Next.js loads pages with fetch, which can't follow a redirect to the host. After an empty response, Next.js lets the
  // browser open this URL.
  if (request.headers.get('Sec-Fetch-Dest') === 'empty') return new Response();
  const path = new URL(request.url).searchParams.get('path') ?? '/';
  const verifier = randomBytes(32).toString('base64url');
  const options = { ...cookieOptions, path: '/login', maxAge: 600 };
  (await cookies()).set('verifier', verifier, options);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({ RelayState: path, code_challenge: challenge });
  return redirect(`${host}/sso/initiate?${query}`);
}
