import { claimsSchema, type Agency } from '@producer-portal/api/session';
import * as v from 'valibot';
import type { LiveSession } from '../session/sessions.ts';

/** The agency that somebody works for; null where the claim is garbled. */
export function agencyOf({ user }: Pick<LiveSession, 'user'>): Agency | null {
  return v.parse(claimsSchema, { ...user.claims, exp: 0 }).agency;
}
