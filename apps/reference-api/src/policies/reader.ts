import type { WireClaims } from '@producer-portal/api/testing';
import type { LiveSession } from '../session/sessions.ts';

/** Who is asking: all that decides what they see and may do. Nothing of it comes from the request. */
export type Reader = {
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
export function readerOf({ person, actor }: Pick<LiveSession, 'person' | 'actor'>): Reader {
  return {
    uuid: person.claims.uuid,
    agentCode: person.claims.agent_code,
    salesChannel: person.claims.sales_channel,
    states: person.states,
    seesEverything: SEES_EVERYTHING.includes(person.claims.access_level),
    isAdmin: person.claims.access_level === 'admin',
    permissions: person.claims.permissions,
    premier: premierOf(person.claims),
    impersonated: actor !== null,
  };
}

function premierOf(claims: WireClaims): Reader['premier'] {
  if (claims.active_premier_access) return 'active';
  return claims.limited_premier_access ? 'limited' : null;
}

/** What an admin reads in somebody's name is not read by that person. */
export function mayMarkAsRead(reader: Reader): boolean {
  return !reader.impersonated;
}
