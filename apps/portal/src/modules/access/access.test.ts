import type { Claims } from '@producer-portal/api/session';
import { describe, expect, it } from 'vitest';
import { access } from './access.ts';
import type { AccessArea, AccessSubject } from './access.ts';

const claims = (own: Partial<Claims> = {}): Claims => ({
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
  ...own,
});
const regular = (own?: Partial<Claims>): AccessSubject => ({
  kind: 'regular',
  claims: claims(own),
});

const areas: AccessArea[] = [
  'portal',
  'agent360',
  'agent360.introduction',
  'co-op',
  'co-op.orders',
  'social',
  'edit-links',
];
const openTo = (subject: AccessSubject) => areas.filter((area) => access(subject, area).allowed);

describe('access', () => {
  it('is closed but for the portal itself without flags and permissions', () => {
    expect(openTo(regular())).toEqual(['portal']);
    expect(openTo({ kind: 'none', claims: null })).toEqual(['portal']);
  });

  it('opens the introduction with limited premier access, everything of the area with active', () => {
    expect(openTo(regular({ limited_premier_access: true }))).toEqual([
      'portal',
      'agent360.introduction',
    ]);
    expect(openTo(regular({ active_premier_access: true }))).toEqual([
      'portal',
      'agent360',
      'agent360.introduction',
    ]);
  });

  it('asks for two permissions before orders, one before the co-op center and the social posts', () => {
    expect(openTo(regular({ permissions: ['collateral.order'] }))).toEqual(['portal']);
    expect(openTo(regular({ permissions: ['coop.view'] }))).toEqual(['portal', 'co-op']);
    expect(openTo(regular({ permissions: ['coop.view', 'collateral.order'] }))).toEqual([
      'portal',
      'co-op',
      'co-op.orders',
    ]);
    expect(openTo(regular({ permissions: ['social.view'] }))).toEqual(['portal', 'social']);
  });

  it('lets an admin session pass everything', () => {
    expect(openTo({ kind: 'admin', claims: claims({ access_level: 'home_office' }) })).toEqual(
      areas,
    );
  });

  it('judges an impersonated view on the agent alone, edit links excepted', () => {
    expect(openTo({ kind: 'agent', claims: claims() })).toEqual(['portal', 'edit-links']);
  });

  it('shows edit links to the access level admin, and nothing more', () => {
    expect(openTo(regular({ access_level: 'admin' }))).toEqual(['portal', 'edit-links']);
  });

  it('says why', () => {
    expect(access(regular(), 'agent360')).toEqual({ allowed: false, reason: 'premier' });
    expect(access(regular(), 'social')).toEqual({ allowed: false, reason: 'permission' });
    expect(access(regular(), 'edit-links')).toEqual({ allowed: false, reason: 'admin-only' });
  });
});
