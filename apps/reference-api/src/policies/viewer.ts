import type { WireClaims } from '@producer-portal/api/testing';
import type { LiveSession } from '../session/sessions.ts';

/** Who is asking: all that decides what they see and may do. Nothing of it comes from the request. */
export type Viewer = {
  uuid: string;
  agentCode: string;
  salesChannel: string;
  /** Codes of the states they work in. */
  states: string[];
  /** Sees every record, whomever it is meant for. */
  seesEverything: boolean;
  /**
   * Claims close nothing to them, and they see which agents a record is meant for
   * (docs/product.md#admin-and-impersonation-access).
   */
  isAdmin: boolean;
  permissions: readonly string[];
  /** The access to the agent360 area. */
  premier: 'active' | 'limited' | null;
  /** Somebody else is looking through this person's eyes. */
  impersonated: boolean;
};

/** Access levels that see every record. */
const SEES_EVERYTHING = ['admin', 'home_office'];

/**
 * The reader of a session. An impersonated session is judged as the agent's own
 * (docs/product.md#admin-and-impersonation-access).
 */
export function viewerOf({ user, actor }: Pick<LiveSession, 'user' | 'actor'>): Viewer {
  return {
    uuid: user.claims.uuid,
    agentCode: user.claims.agent_code,
    salesChannel: user.claims.sales_channel,
    states: user.states,
    seesEverything: SEES_EVERYTHING.includes(user.claims.access_level),
    isAdmin: user.claims.access_level === 'admin',
    permissions: user.claims.permissions,
    premier: premierOf(user.claims),
    impersonated: actor !== null,
  };
}

function premierOf(claims: WireClaims): Viewer['premier'] {
  if (claims.active_premier_access) return 'active';
  return claims.limited_premier_access ? 'limited' : null;
}

/** What an admin reads in somebody's name is not read by that person. */
export function mayMarkAsRead(viewer: Viewer): boolean {
  return !viewer.impersonated;
}
