import type { Persona, SampleLibrary } from '../library.ts';
import { allContent, mapContent, type SampleContent } from './content.ts';

/** What decides about a record: its states, channel, agents and area; each one missing means everyone. */
export interface Audience {
  states?: readonly { code: string }[] | null | undefined;
  channel?: string | null | undefined;
  agents?: readonly string[] | null | undefined;
  /** Of a product: `classic` or `agent360`. */
  area?: string | null | undefined;
}

/** The claims of a reader that the rule looks at, with the states that the host holds for them. */
export interface Viewer {
  agent_code: string | null;
  sales_channel: string | null;
  access_level: string | null;
  active_premier_access: boolean;
  limited_premier_access: boolean;
  permissions: readonly string[];
  states: readonly string[];
}

/** Access levels that see every record, whomever it is meant for. */
const SEES_EVERYTHING = ['admin', 'home_office'];

/**
 * The one rule of who sees which record: its states meet the reader's, its channel is theirs, a
 * record for named agents is for those alone, and an agent360 product is for active premier access. The host filters; the client never hides what it
 * was sent (docs/product.md#access-rules).
 *
 * @example visibleTo(alert, { ...claims, states: claims.agency?.states ?? [] })
 */
export function visibleTo(record: Audience, viewer: Viewer): boolean {
  if (record.area === 'agent360' && !opens(viewer, 'agent360 products')) return false;
  if (SEES_EVERYTHING.includes(viewer.access_level ?? '')) return true;
  const { states, channel, agents } = record;
  return (
    (!states?.length || states.some(({ code }) => viewer.states.includes(code))) &&
    (!channel || channel === viewer.sales_channel) &&
    (!agents?.length || agents.includes(viewer.agent_code ?? ''))
  );
}

/** What is closed to whom the claims do not open it. */
export type Area = 'agent360' | 'agent360 products' | 'social';

/** Whether a reader's claims open an area; admins pass (docs/product.md#access-rules). */
export function opens(viewer: Viewer, area: Area): boolean {
  if (viewer.access_level === 'admin') return true;
  if (area === 'social') return viewer.permissions.includes('social.view');
  return viewer.active_premier_access || (area === 'agent360' && viewer.limited_premier_access);
}

/** Whose eyes a persona's session sees with: the agent's while an admin impersonates one. */
export function viewerOf(persona: Persona, all: readonly Persona[]): Viewer {
  const seen = all.find(({ id }) => id === persona.impersonates) ?? persona;
  return { ...seen.claims, states: seen.states };
}

/** How many notices each persona has not read yet; whoever is missing has read them all. */
const unreadCounts: Record<string, { alerts: number; policyUpdates: number }> = {
  'independent-producer': { alerts: 9, policyUpdates: 4 },
  'independent-csr': { alerts: 5, policyUpdates: 2 },
  'exclusive-producer': { alerts: 12, policyUpdates: 3 },
  manager: { alerts: 7, policyUpdates: 6 },
  'short-token': { alerts: 3, policyUpdates: 1 },
  'garbled-agency': { alerts: 6, policyUpdates: 2 },
};

/**
 * What people tend not to have read, in order: a persona's unread notices are the first of these
 * that it sees. Older ones are among them, so that unread rows stand between read ones.
 */
const OFTEN_UNREAD = {
  alerts: [
    'lake-erie-storm-lifted',
    'billing-center-outage-resolved',
    'lake-erie-storm-extended',
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

/**
 * What a persona sees of a library: the visible records, newest first in each list, the notices
 * with their own read flags. While an admin impersonates an agent, these are the agent's.
 */
export function viewOf(
  library: SampleContent & Pick<SampleLibrary, 'featuredContent' | 'personas'>,
  persona: Persona,
): SampleContent & Pick<SampleLibrary, 'featuredContent'> {
  const viewer = viewerOf(persona, library.personas);
  const unread = unreadCounts[persona.impersonates ?? persona.id];
  const visible = <Item extends Audience>(items: readonly Item[]) =>
    items.filter((item) => visibleTo(item, viewer));
  const own = <Item extends Audience & { slug?: string | null | undefined }>(
    items: readonly Item[],
    often: readonly string[],
    count: number,
  ) => {
    const shown = visible(items);
    const slugs = new Set(shown.map(({ slug }) => slug));
    const open = often.filter((slug) => slugs.has(slug)).slice(0, count);
    return shown.map((item) => ({ ...item, read: !open.includes(item.slug ?? '') }));
  };
  const content: SampleContent = {
    ...mapContent((list) => visible<SampleContent[typeof list][number]>(library[list])),
    alerts: own(library.alerts, OFTEN_UNREAD.alerts, unread?.alerts ?? 0),
    policyUpdates: own(
      library.policyUpdates,
      OFTEN_UNREAD.policyUpdates,
      unread?.policyUpdates ?? 0,
    ),
    ...(opens(viewer, 'social') ? {} : { coBrandedVideos: [], socialPosts: [] }),
  };
  const records = allContent(content);
  return {
    ...content,
    featuredContent: library.featuredContent.flatMap(
      ({ record_type, id }) =>
        records.find((record) => record.record_type === record_type && record.id === id) ?? [],
    ),
  };
}
