import { claimsSchema, type Agency } from '@producer-portal/api/session';
import * as v from 'valibot';
import type { LiveSession } from '../session/sessions.ts';

/** Returns the user's agency, or `null` if the claim is missing or invalid. */
export function parseAgency({ user }: Pick<LiveSession, 'user'>): Agency | null {
  return v.parse(claimsSchema, { ...user.claims, exp: 0 }).agency;
}
