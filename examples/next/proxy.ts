import { refreshToken } from '@producer-portal/api';
import { NextResponse, type NextRequest } from 'next/server';
import { cookieOptions, openSession } from './app/api';

const RENEWAL_TIME = 10 * 60_000;

/**
 * Runs before each page. Starts a sign-in if there is no valid token, and renews a token that expires soon, because server
 * components can't set cookies.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { session, api } = openSession(request.cookies.get('token')?.value);
  const { claims } = session.snapshot();
  if (!claims && request.method === 'GET') {
    const { pathname, search } = request.nextUrl;
    const query = new URLSearchParams({ path: pathname + search });
    return NextResponse.redirect(new URL(`/sign-in?${query}`, request.url));
  }
  if (!claims || claims.exp * 1000 - session.now() > RENEWAL_TIME) return NextResponse.next();
  // If this fails, the page's own calls fail in the same way, and the page shows the problem.
  await refreshToken(api).catch(() => undefined);
  const token = session.token();
  if (token === null) return NextResponse.next();
  request.cookies.set('token', token);
  const response = NextResponse.next({ request });
  response.cookies.set('token', token, cookieOptions);
  return response;
}

export const config = { matcher: ['/', '/alerts/:path*'] };
