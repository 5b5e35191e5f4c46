import type { Persona, SampleLibrary } from '../library.ts';
import { getAllContent, mapContent, type SampleContent } from './content.ts';

/** The fields of a record that decide who sees it. A missing field means everyone. */
export interface Audience {
  states?: readonly { code: string }[] | null | undefined;
  channel?: string | null | undefined;
  agents?: readonly string[] | null | undefined;
  /** The area of a product: `classic` or `agent360`. */
  area?: string | null | undefined;
}

/** The claims of a user that access rules check, with the states that the host has for the user. */
export interface Viewer {
  agent_code: string | null;
  sales_channel: string | null;
  access_level: string | null;
  active_premier_access: boolean;
  limited_premier_access: boolean;
  permissions: readonly string[];
  states: readonly string[];
}

/** Access levels that see records regardless of their states, channel, and agents. */
const FULL_ACCESS_LEVELS = ['admin', 'home_office'];

/**
 * Whether a viewer sees a record: each of its states, channel, and agents must be empty or include
 * the viewer's, and an agent360 product requires active premier access. The host filters; the
 * client never hides records that it received (docs/product.md#access-rules).
 *
 * @example isVisibleTo(alert, { ...claims, states: claims.agency?.states ?? [] })
 */
export function isVisibleTo(record: Audience, viewer: Viewer): boolean {
  if (record.area === 'agent360' && !hasAreaAccess(viewer, 'agent360 products')) return false;
  if (FULL_ACCESS_LEVELS.includes(viewer.access_level ?? '')) return true;
  const { states, channel, agents } = record;
  return (
    (!states?.length || states.some(({ code }) => viewer.states.includes(code))) &&
    (!channel || channel === viewer.sales_channel) &&
    (!agents?.length || agents.includes(viewer.agent_code ?? ''))
  );
}

/** The areas that claims restrict. */
export type Area = 'agent360' | 'agent360 products' | 'social';

/** Whether a viewer's claims give access to an area. Admins have access to all (docs/product.md#access-rules). */
export function hasAreaAccess(viewer: Viewer, area: Area): boolean {
  if (viewer.access_level === 'admin') return true;
  if (area === 'social') return viewer.permissions.includes('social.view');
  return viewer.active_premier_access || (area === 'agent360' && viewer.limited_premier_access);
}

/** Returns the viewer of a persona's session, which is the impersonated agent if there is one. */
export function toViewer(persona: Persona, personas: readonly Persona[]): Viewer {
  const effectivePersona = personas.find(({ id }) => id === persona.impersonates) ?? persona;
  return { ...effectivePersona.claims, states: effectivePersona.states };
}

/** How many unread announcements each persona has, by id, without replaced ones. Personas that aren't listed have read everything. */
const unreadCounts: Record<string, { alerts: number; policyUpdates: number }> = {
  'independent-producer': { alerts: 9, policyUpdates: 4 },
  'independent-csr': { alerts: 5, policyUpdates: 2 },
  'exclusive-producer': { alerts: 12, policyUpdates: 3 },
  manager: { alerts: 7, policyUpdates: 6 },
  'short-token': { alerts: 3, policyUpdates: 1 },
  'garbled-agency': { alerts: 6, policyUpdates: 2 },
};

/**
 * Slugs of announcements that can be unread. For each persona, the first ones that the persona sees are
 * unread. Some are old, so that unread rows appear between read ones.
 */
const UNREAD_CANDIDATES = {
  alerts: [
    'lake-erie-storm-lifted',
    'billing-center-outage-resolved',
    'e-signature-within-10-days',
    'agency-visit-week-michigan',
    'full-timer-talk-track',
    'florida-manufactured-home-coast-closed',
    'texas-round-table',
    'add-a-lienholder',
    'park-models-open-in-three-states',
    'read-your-commission-statement',
    'browser-support-change',
    'co-op-claims-close',
    'comparative-rater-motorcycle-mapping',
    'ce-renewal-checklist',
    'motorcycle-postcards',
    'make-a-payment-four-ways',
  ],
  policyUpdates: [
    'agent360-landlord-two-states',
    'all-states-billing-down-payment',
    'mi-specialty-dwelling-roof-age',
    'oh-travel-trailer-park-models',
    'tx-motorcycle-rate-change',
    'fl-manufactured-home-wind-hail-deductible',
    'tx-manufactured-home-hail-roof',
    'pa-motorcycle-safety-course-discount',
    'az-manufactured-home-actual-cash-value',
    'all-states-e-signature-consent',
  ],
};

/** Announcements that no persona in `unreadCounts` has read. They don't count as unread, because newer ones replace them. */
const REPLACED_UNREAD_SLUGS = ['lake-erie-storm-extended'];

/**
 * Returns the records of a library that a persona sees, newest first in each list, with the
 * persona's read flags. An impersonating admin sees the agent's view.
 */
export function getPersonaView(
  library: SampleContent & Pick<SampleLibrary, 'featuredContent' | 'personas'>,
  persona: Persona,
): SampleContent & Pick<SampleLibrary, 'featuredContent'> {
  const viewer = toViewer(persona, library.personas);
  const counts = unreadCounts[persona.impersonates ?? persona.id];
  const filterVisible = <Item extends Audience>(items: readonly Item[]) =>
    items.filter((item) => isVisibleTo(item, viewer));
  const withReadFlags = <Item extends Audience & { slug?: string | null | undefined }>(
    items: readonly Item[],
    unreadCandidates: readonly string[],
    count: number,
  ) => {
    const visibleItems = filterVisible(items);
    const slugs = new Set(visibleItems.map(({ slug }) => slug));
    const unreadSlugs = [
      ...unreadCandidates.filter((slug) => slugs.has(slug)).slice(0, count),
      ...(count > 0 ? REPLACED_UNREAD_SLUGS : []),
    ];
    return visibleItems.map((item) => ({ ...item, read: !unreadSlugs.includes(item.slug ?? '') }));
  };
  const content: SampleContent = {
    ...mapContent((list) => filterVisible<SampleContent[typeof list][number]>(library[list])),
    alerts: withReadFlags(library.alerts, UNREAD_CANDIDATES.alerts, counts?.alerts ?? 0),
    policyUpdates: withReadFlags(
      library.policyUpdates,
      UNREAD_CANDIDATES.policyUpdates,
      counts?.policyUpdates ?? 0,
    ),
    ...(hasAreaAccess(viewer, 'social') ? {} : { coBrandedVideos: [], socialPosts: [] }),
  };
  const records = getAllContent(content);
  return {
    ...content,
    featuredContent: library.featuredContent.flatMap(
      ({ record_type, id }) =>
        records.find((record) => record.record_type === record_type && record.id === id) ?? [],
    ),
  };
}
