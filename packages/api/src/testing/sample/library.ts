import { FIXED_NOW } from '../clock.ts';
import type { SampleLibrary } from '../library.ts';
import { createCalendar } from './dates.ts';
import { buildAlerts, buildPolicyUpdates } from './notices.ts';
import { personas } from './personas.ts';
import { simplePages } from './simple-pages.ts';
import { favoritePages, menus, redirectRecords, statics } from './standing.ts';
import { ALL_STATES } from './states.ts';
import { viewOf } from './view.ts';

const FEATURED = [
  'lake-erie-storm-lifted',
  'motorcycle-total-loss-limit-raised',
  'e-signature-within-10-days',
];

/**
 * Builds the sample library: invented, hand-written content that stories, tests and the reference
 * host share. Two calls with the same `now` give equal libraries; ids and slugs are the same for
 * every `now`.
 *
 * @param options.now The instant that all content is dated from, so that it is always fresh. Days
 *   are New York's.
 * @returns All records, newest first. Their `read` flags are those of the first persona; `viewOf`
 *   gives what another persona sees.
 * @example createSampleLibrary({ now: new Date('2026-03-02T14:05:00-05:00') }).alerts.length // 60
 */
export function createSampleLibrary({ now }: { now: Date }): SampleLibrary {
  const calendar = createCalendar(now);
  const alerts = buildAlerts(calendar);
  const policyUpdates = buildPolicyUpdates(calendar);
  const featuredContent = FEATURED.map((slug) => alerts.find((alert) => alert.slug === slug)!);
  const everything = { alerts, policyUpdates, featuredContent, personas };

  const firstView = viewOf(everything, personas[0]!);
  const unread = new Set(
    [...firstView.alerts, ...firstView.policyUpdates]
      .filter(({ read }) => read === false)
      .map(({ id }) => id),
  );
  const withFlag = <Item extends { id: string | number }>(item: Item) => ({
    ...item,
    read: !unread.has(item.id),
  });

  return {
    alerts: alerts.map(withFlag),
    policyUpdates: policyUpdates.map(withFlag),
    featuredContent: featuredContent.map(withFlag),
    favoritePages,
    menus,
    statics,
    states: ALL_STATES,
    simplePages,
    redirectRecords,
    personas,
  };
}

/** The library as stories and tests show it, dated from their fixed clock. */
export const sampleLibrary: SampleLibrary = /* @__PURE__ */ createSampleLibrary({
  now: new Date(FIXED_NOW),
});
