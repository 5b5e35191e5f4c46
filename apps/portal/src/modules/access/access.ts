import type { Claims, SessionKind } from '@producer-portal/api/session';

/** An area of the portal that claims can close; `portal` is everything else. */
export type AccessArea =
  | 'portal'
  | 'agent360'
  | 'agent360.introduction'
  | 'co-op'
  | 'co-op.orders'
  | 'social'
  | 'edit-links';

/** Why an area is closed, for the sentence that says so. */
export type AccessReason = 'premier' | 'permission' | 'admin-only';

export type Access = { allowed: true } | { allowed: false; reason: AccessReason };

/** The part of a session that access is judged on. */
export interface AccessSubject {
  kind: SessionKind;
  claims: Claims | null;
}

const open: Access = { allowed: true };

function closedUnless(condition: boolean, reason: AccessReason): Access {
  return condition ? open : { allowed: false, reason };
}

/**
 * Whether a session may enter an area (decisions.md section 4, "Claims gate through ONE pure policy table"; ASSUMED).
 * It decides what is shown; the host decides what is served.
 *
 * @example
 * access({ kind: 'regular', claims }, 'agent360') // { allowed: false, reason: 'premier' } without a premier flag
 */
export function access({ kind, claims }: AccessSubject, area: AccessArea): Access {
  if (area === 'portal') return open;
  const isAdmin = kind === 'admin';
  if (area === 'edit-links') {
    return closedUnless(
      isAdmin || kind === 'agent' || claims?.access_level === 'admin',
      'admin-only',
    );
  }
  if (isAdmin) return open;

  const may = (permission: string) => claims?.permissions?.includes(permission) ?? false;
  const active = claims?.active_premier_access === true;
  switch (area) {
    case 'agent360':
      return closedUnless(active, 'premier');
    // What limited access opens: the area's own page, what-to-expect and training.
    case 'agent360.introduction':
      return closedUnless(active || claims?.limited_premier_access === true, 'premier');
    case 'co-op':
      return closedUnless(may('coop.view'), 'permission');
    case 'co-op.orders':
      return closedUnless(may('coop.view') && may('collateral.order'), 'permission');
    case 'social':
      return closedUnless(may('social.view'), 'permission');
  }
}
