import { FIXED_NOW } from './clock.ts';
import type { Persona, SampleLibrary } from './library.ts';
import { sampleLibrary } from './sample/index.ts';
import { sampleToken } from './token.ts';
import type { SessionTokens } from '../session/session-tokens.ts';

/**
 * Returns a persona of the sample library.
 *
 * @param id id of the persona. @default the first persona
 * @throws Error if the library has no such persona
 */
export function samplePersona(id?: string, library: SampleLibrary = sampleLibrary): Persona {
  const persona =
    id === undefined ? library.personas[0] : library.personas.find((p) => p.id === id);
  if (persona) return persona;
  const knownIds = library.personas.map((other) => other.id).join(', ');
  throw new Error(`The sample library has no persona '${id}'. It has: ${knownIds}.`);
}

/**
 * Returns the unsigned tokens of a sign-in as a persona, for stories and tests.
 *
 * @param persona a persona or its id. @default the first persona
 * @param options.now issue time in milliseconds since 1970; use the same clock for the session.
 * @default FIXED_NOW
 * @example
 * const session = createSession({ storage: null, now: () => FIXED_NOW });
 * session.signIn(sampleTokens());
 */
export function sampleTokens(
  persona?: Persona | string,
  { now = FIXED_NOW }: { now?: number } = {},
): SessionTokens {
  const user = typeof persona === 'object' ? persona : samplePersona(persona);
  const issue = (claims: object, minutes: number) =>
    sampleToken({ ...claims, iat: now / 1000, exp: now / 1000 + minutes * 60 });
  const defaultMinutes = 15;

  if (user.impersonates !== undefined) {
    const act = { sub: user.claims.uuid };
    const agent = issue({ ...samplePersona(user.impersonates).claims, act }, defaultMinutes);
    return {
      jwt: agent,
      agent_jwt: agent,
      admin_jwt: issue(user.claims, user.tokenMinutes ?? defaultMinutes),
    };
  }
  const token = issue(user.claims, user.tokenMinutes ?? defaultMinutes);
  return user.admin ? { jwt: token, admin_jwt: token } : { jwt: token };
}
