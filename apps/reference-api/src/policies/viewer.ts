import type { WireClaims } from '@producer-portal/api/sample-library';
import type { LiveSession } from '../session/sessions.ts';

/** The signed-in user, with everything that access rules check. All fields come from the database, not from the request. */
export type Viewer = {
  uuid: string;
  agentCode: string;
  salesChannel: string;
  /** Codes of the viewer's states. */
  states: string[];
  /** Sees every record, regardless of its audience. */
  seesEverything: boolean;
  /**
   * Has access to all areas, and sees which agents a record is for
   * (docs/product.md#admin-and-impersonation-access).
   */
  isAdmin: boolean;
  permissions: readonly string[];
  /** Access to the agent360 area and its products. `limited` users have access to the area only. */
  premier: 'active' | 'limited' | null;
  /** Whether an admin impersonates this viewer. */
  impersonated: boolean;
};

/** Users with these access levels see records for every audience. */
const UNRESTRICTED_ACCESS_LEVELS = ['admin', 'home_office'];

/**
 * Returns the viewer of a session. In an impersonated session, the viewer is the agent
 * (docs/product.md#admin-and-impersonation-access).
 */
export function toViewer({ user, actor }: Pick<LiveSession, 'user' | 'actor'>): Viewer {
  return {
    uuid: user.claims.uuid,
    agentCode: user.claims.agent_code,
    salesChannel: user.claims.sales_channel,
    states: user.states,
    seesEverything: UNRESTRICTED_ACCESS_LEVELS.includes(user.claims.access_level),
    isAdmin: user.claims.access_level === 'admin',
    permissions: user.claims.permissions,
    premier: getPremierAccess(user.claims),
    impersonated: actor !== null,
  };
}

function getPremierAccess(claims: WireClaims): Viewer['premier'] {
  if (claims.active_premier_access) return 'active';
  return claims.limited_premier_access ? 'limited' : null;
}

/** Whether the viewer can mark records as read. An impersonating admin can't change the agent's read flags. */
export function canMarkAsRead(viewer: Viewer): boolean {
  return !viewer.impersonated;
}
