import type { Claims } from '@producer-portal/api/session';
import { describe, expect, it } from 'vitest';
import { access } from './access.ts';
import type { AccessArea, AccessSubject } from './access.ts';

const claims = (overrides: Partial<Claims> = {}): Claims => ({
  uuid: 'u-1',
  exp: 0,
  iat: null,
  agent_code: '041187',
  producer_id: null,
  access_level: 'producer',
  sales_channel: null,
  permissions: [],
  limited_premier_access: false,
  active_premier_access: false,
  premier_access_group: null,
  premier_banner_enabled: false,
  agency: null,
  current_collateral_request_id: null,
  act: null,
  ...overrides,
});
const regular = (overrides?: Partial<Claims>): AccessSubject => ({
  kind: 'regular',
  claims: claims(overrides),
});

const areas: AccessArea[] = [
  'portal',
  'agent360',
  'agent360.introduction',
  'co-op',
  'co-op.orders',
  'social',
  'edit-links',
  'agent-codes',
  'acknowledgements',
];
const listAllowedAreas = (subject: AccessSubject) =>
  areas.filter((area) => access(subject, area).allowed);

describe('access', () => {
  it('allows only the `portal` area without flags and permissions', () => {
    expect(listAllowedAreas(regular())).toEqual(['portal']);
    expect(listAllowedAreas({ kind: 'none', claims: null })).toEqual(['portal']);
  });

  it('allows the introductory pages with limited premier access, and all of Agent360 with active access', () => {
    expect(listAllowedAreas(regular({ limited_premier_access: true }))).toEqual([
      'portal',
      'agent360.introduction',
    ]);
    expect(listAllowedAreas(regular({ active_premier_access: true }))).toEqual([
      'portal',
      'agent360',
      'agent360.introduction',
    ]);
  });

  it('requires two permissions for orders and one for the co-op center and social posts', () => {
    expect(listAllowedAreas(regular({ permissions: ['collateral.order'] }))).toEqual(['portal']);
    expect(listAllowedAreas(regular({ permissions: ['coop.view'] }))).toEqual(['portal', 'co-op']);
    expect(listAllowedAreas(regular({ permissions: ['coop.view', 'collateral.order'] }))).toEqual([
      'portal',
      'co-op',
      'co-op.orders',
    ]);
    expect(listAllowedAreas(regular({ permissions: ['social.view'] }))).toEqual([
      'portal',
      'social',
    ]);
  });

  it('allows everything in an admin session', () => {
    expect(
      listAllowedAreas({ kind: 'admin', claims: claims({ access_level: 'home_office' }) }),
    ).toEqual(areas);
  });

  it('uses only the agent’s claims during impersonation, except for edit links', () => {
    expect(listAllowedAreas({ kind: 'agent', claims: claims() })).toEqual(['portal', 'edit-links']);
  });

  it('allows edit links, agent codes, and acknowledgements for the admin access level', () => {
    expect(listAllowedAreas(regular({ access_level: 'admin' }))).toEqual([
      'portal',
      'edit-links',
      'agent-codes',
      'acknowledgements',
    ]);
  });

  it('returns the reason why an area is closed', () => {
    expect(access(regular(), 'agent360')).toEqual({ allowed: false, reason: 'premier' });
    expect(access(regular(), 'social')).toEqual({ allowed: false, reason: 'permission' });
    expect(access(regular(), 'edit-links')).toEqual({ allowed: false, reason: 'admin-only' });
  });
});
