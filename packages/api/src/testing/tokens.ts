import { FIXED_NOW } from './clock.ts';
import type { Persona, SampleLibrary } from './library.ts';
import { sampleLibrary } from './sample/index.ts';
import { sampleToken } from './token.ts';
import type { SessionTokens } from '../session/session-tokens.ts';

/**
 * A persona of the sample library.
 *
 * @param id the first one when left out
 * @throws Error when the library has no such persona
 */
export function samplePersona(id?: string, library: SampleLibrary = sampleLibrary): Persona {
  const persona =
    id === undefined ? library.personas[0] : library.personas.find((p) => p.id === id);
  if (persona) return persona;
  const known = library.personas.map((each) => each.id).join(', ');
  throw new Error(`The sample library has no persona '${id}'. It has: ${known}.`);
}

/**
 * The unsigned tokens that signing in as a persona brings, for stories and tests.
 *
 * @param persona a persona or its id; the first one of the library when left out
 * @param options `now`: when the tokens are issued, in milliseconds since 1970; give the session the
 * same clock
 * @example
 * const session = createSession({ storage: null, now: () => FIXED_NOW });
 * session.signIn(sampleTokens());
 */
export function sampleTokens(
  persona?: Persona | string,
  { now = FIXED_NOW }: { now?: number } = {},
): SessionTokens {
  const who = typeof persona === 'object' ? persona : samplePersona(persona);
  const issue = (claims: object, minutes: number) =>
    sampleToken({ ...claims, iat: now / 1000, exp: now / 1000 + minutes * 60 });
  const usual = 15;

  if (who.impersonates !== undefined) {
    const act = { sub: who.claims.uuid };
    const agent = issue({ ...samplePersona(who.impersonates).claims, act }, usual);
    return {
      jwt: agent,
      agent_jwt: agent,
      admin_jwt: issue(who.claims, who.tokenMinutes ?? usual),
    };
  }
  const own = issue(who.claims, who.tokenMinutes ?? usual);
  return who.admin ? { jwt: own, admin_jwt: own } : { jwt: own };
}
