import { FIXED_NOW } from '../clock.ts';
import type { SampleLibrary } from '../library.ts';
import { buildCohorts } from './cohorts.ts';
import { getAllContent, buildContent } from './content.ts';
import { createCalendar } from './dates.ts';
import { platforms } from './learning-terms.ts';
import { buildOrders } from './orders.ts';
import { personas } from './personas.ts';
import { buildRevisions } from './revisions.ts';
import { simplePages } from './simple-pages.ts';
import { favoritesByPersona, menus, redirectRecords, statics } from './site-content.ts';
import { ALL_STATES } from './states.ts';
import { buildTags } from './tags.ts';
import { taxonomyCategories } from './taxonomy.ts';
import { getPersonaView } from './view.ts';

const FEATURED = [
  'lake-erie-storm-lifted',
  'motorcycle-total-loss-limit-raised',
  'agent360-landlord-opens-in-michigan',
  'e-signature-within-10-days',
  'agent360-landlord',
  'mi-specialty-dwelling-guideline',
  'weather-warnings',
];

/**
 * Builds the sample library: invented content that stories, tests, and the reference host share.
 * The same `now` gives an equal library. Ids and slugs are the same for every `now`.
 *
 * @param options.now The instant that all content is dated from. Days are in Eastern Time.
 * @returns All records, newest first, with the first persona's `read` flags. `getPersonaView`
 *   returns another persona's view.
 * @example createSampleLibrary({ now: new Date('2026-03-02T14:05:00-05:00') }).alerts.length // 60
 */
export function createSampleLibrary({ now }: { now: Date }): SampleLibrary {
  const calendar = createCalendar(now);
  const allRecords = buildContent(calendar);

  const firstView = getPersonaView({ ...allRecords, featuredContent: [], personas }, personas[0]!);
  const unreadIds = new Set(
    [...firstView.alerts, ...firstView.policyUpdates]
      .filter(({ read }) => read === false)
      .map(({ id }) => id),
  );
  const withFlag = <Item extends { id: string | number }>(item: Item) => ({
    ...item,
    read: !unreadIds.has(item.id),
  });
  const content = {
    ...allRecords,
    alerts: allRecords.alerts.map(withFlag),
    policyUpdates: allRecords.policyUpdates.map(withFlag),
  };
  const records = getAllContent(content);
  const orders = buildOrders(calendar, allRecords.collateralTemplates, personas);
  const personaData = Object.fromEntries(
    personas.map(({ id }) => [
      id,
      { favoritePages: favoritesByPersona[id] ?? [], collateralRequests: orders[id] ?? [] },
    ]),
  );

  return {
    ...content,
    featuredContent: FEATURED.map((featured) => records.find(({ slug }) => slug === featured)!),
    favoritePages: favoritesByPersona[personas[0]!.id]!,
    personaData,
    categories: taxonomyCategories,
    cohorts: buildCohorts(calendar),
    menus,
    platforms: [...platforms],
    tags: buildTags(records),
    statics,
    states: ALL_STATES,
    simplePages,
    redirectRecords,
    revisions: buildRevisions(allRecords, calendar),
    personas,
  };
}

/** The library for stories and tests, dated from their fixed clock. */
export const sampleLibrary: SampleLibrary = /* @__PURE__ */ createSampleLibrary({
  now: new Date(FIXED_NOW),
});
