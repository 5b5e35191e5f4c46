import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../http/app-env.ts';
import { readForm } from '../http/form.ts';
import { isForwarded } from '../http/is-forwarded.ts';
import { notFound, Problem } from '../http/problem.ts';
import { readRecordId } from '../http/record-id.ts';
import { issueCode } from '../session/sign-in-codes.ts';
import { readChallenge } from './challenge.ts';
import { SSO_USER_PREFIX } from './finish-sign-in.ts';
import { createIdentityPage, identityPageStyles } from './identity-page.ts';
import { isLoopback } from './loopback.ts';
import { toSafePath } from './relay-state.ts';

/** The form fields of the sign-in page. Invalid values count as empty. */
const choiceSchema = v.object({
  identity: v.fallback(v.string(), ''),
  RelayState: v.fallback(v.string(), ''),
  code_challenge: v.fallback(v.string(), ''),
});

/**
 * Routes for signing in as any sample user without an identity provider. Used only in development. To prevent DNS
 * rebinding, they reject requests whose host name isn't a loopback name. A proxy can replace the host name, so they also reject
 * requests that a proxy forwards for others.
 *
 * @param portalOrigin Origin of the portal, if this host does not serve it; otherwise empty.
 */
export function developmentSignIn(portalOrigin: string): Hono<AppEnv> {
  const formTargets = ["'self'", ...(portalOrigin ? [portalOrigin] : [])].join(' ');
  const policy =
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    `form-action ${formTargets}`;
  const toLoginUrl = (response: Record<string, string>) =>
    `${portalOrigin}/login?${new URLSearchParams(response)}`;

  return new Hono<AppEnv>()
    .use('/sso/*', async (c, next) => {
      if (isForwarded(c) || !isLoopback(new URL(c.req.url).hostname)) {
        throw new Problem(403, 'Development sign-in works only on this computer.');
      }
      await next();
    })
    .get('/sso/initiate', async (c) => {
      const identities = await c.var.db
        .selectFrom('people')
        .select(['id', 'name', 'description'])
        // Only sample users can be chosen, so no one can act as a real user.
        .where('id', 'not like', `${SSO_USER_PREFIX}%`)
        .orderBy('position')
        .execute();
      c.header('Content-Security-Policy', policy);
      return c.html(
        createIdentityPage(identities, {
          RelayState: toSafePath(c.req.query('RelayState')),
          code_challenge: readChallenge(c.req.query('code_challenge')) ?? '',
        }),
      );
    })
    .get('/sso/development/identity-page.css', (c) =>
      c.body(identityPageStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    )
    .post('/sso/development/choose', async (c) => {
      // Prevents login CSRF: forms on other sites can't sign a user in.
      const fetchSite = c.req.header('Sec-Fetch-Site');
      if (fetchSite !== undefined && fetchSite !== 'same-origin') {
        throw new Problem(403, 'Use the sign-in page to choose a user.');
      }
      const choice = v.parse(
        choiceSchema,
        await readForm(c, 'Submit the form on the sign-in page.'),
      );
      const { identity } = choice;
      const RelayState = toSafePath(choice.RelayState);
      if (identity === '')
        return c.redirect(toLoginUrl({ error: 'access_denied', RelayState }), 303);
      const user = await c.var.db
        .selectFrom('people')
        .select('id')
        .where('id', '=', readRecordId(identity, 'this user'))
        .where('id', 'not like', `${SSO_USER_PREFIX}%`)
        .executeTakeFirst();
      if (!user) throw notFound('this user');
      const code = await issueCode(
        c.var.db,
        user.id,
        c.var.now(),
        readChallenge(choice.code_challenge),
      );
      return c.redirect(toLoginUrl({ code, RelayState }), 303);
    });
}
