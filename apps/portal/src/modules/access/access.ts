import type { Claims, SessionKind } from '@producer-portal/api/session';

/** An area of the portal that only users with certain claims can open; `portal` is everything else. */
export type AccessArea =
  | 'portal'
  | 'agent360'
  | 'agent360.introduction'
  | 'co-op'
  | 'co-op.orders'
  | 'social'
  | 'edit-links'
  | 'agent-codes'
  | 'acknowledgements';

/**
 * Why an area is closed: it needs premier access, a permission, or admin access. The access-denied page explains the reason.
 */
export type AccessReason = 'premier' | 'permission' | 'admin-only';

export type Access = { allowed: true } | { allowed: false; reason: AccessReason };

/** The parts of a session that access depends on. */
export interface AccessSubject {
  kind: SessionKind;
  claims: Claims | null;
}

const hasPermission = ({ claims }: AccessSubject, permission: string) =>
  claims?.permissions.includes(permission) ?? false;

const rules: Record<
  AccessArea,
  { reason: AccessReason; passes: (subject: AccessSubject) => boolean }
> = {
  portal: { reason: 'permission', passes: () => true },
  agent360: { reason: 'premier', passes: ({ claims }) => claims?.active_premier_access === true },
  // Limited access is enough for three kinds of pages in the area: the introduction, what to expect, and training.
  'agent360.introduction': {
    reason: 'premier',
    passes: ({ claims }) =>
      claims?.active_premier_access === true || claims?.limited_premier_access === true,
  },
  'co-op': { reason: 'permission', passes: (subject) => hasPermission(subject, 'coop.view') },
  'co-op.orders': {
    reason: 'permission',
    passes: (subject) =>
      hasPermission(subject, 'coop.view') && hasPermission(subject, 'collateral.order'),
  },
  social: { reason: 'permission', passes: (subject) => hasPermission(subject, 'social.view') },
  'edit-links': {
    reason: 'admin-only',
    // The kind `agent` is an admin who impersonates an agent.
    passes: ({ kind, claims }) => kind === 'agent' || claims?.access_level === 'admin',
  },
  'agent-codes': {
    reason: 'admin-only',
    passes: ({ claims }) => claims?.access_level === 'admin',
  },
  acknowledgements: {
    reason: 'admin-only',
    passes: ({ claims }) => claims?.access_level === 'admin',
  },
};

/**
 * Whether a session can open an area (our interpretation of docs/product.md#access-rules). This controls what is shown; the
 * host controls what is served.
 *
 * @example
 * access({ kind: 'regular', claims }, 'agent360') // { allowed: false, reason: 'premier' } without a premier flag
 */
export function access(subject: AccessSubject, area: AccessArea): Access {
  const { passes, reason } = rules[area];
  // An admin session can open everything. During impersonation, only the agent's claims count, except for edit links.
  return subject.kind === 'admin' || passes(subject)
    ? { allowed: true }
    : { allowed: false, reason };
}
