import type { Alert } from '../../resources/alerts.ts';
import type { PolicyUpdate } from '../../resources/policy-updates.ts';
import { alertSeeds } from './alerts.data.ts';
import { fieldAlertBodies } from './bodies/field-alerts.ts';
import { jobAidAlertBodies } from './bodies/job-aid-alerts.ts';
import { accountUpdateBodies } from './bodies/policy-updates-account.ts';
import { propertyUpdateBodies } from './bodies/policy-updates-property.ts';
import { vehicleUpdateBodies } from './bodies/policy-updates-vehicle.ts';
import { productAlertBodies } from './bodies/product-alerts.ts';
import { salesAlertBodies } from './bodies/sales-alerts.ts';
import { stormBodies } from './bodies/storm.ts';
import { systemAlertBodies } from './bodies/system-alerts.ts';
import { buildBulletinDetails } from './bulletin-details.ts';
import { composeBody, composePolicyUpdateBody } from './compose.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { policyUpdateSeeds } from './policy-updates.data.ts';
import { hash } from './random.ts';
import type { AnnouncementSeed } from './seed.ts';
import { alertCategories, findSubcategory } from './taxonomy.ts';

const FIRST_ALERT_ID = 4101;
const FIRST_POLICY_UPDATE_ID = 6201;

/** Hand-written bodies, by slug. Other bodies are generated. */
export const handWrittenBodies: Record<string, string> = {
  ...stormBodies,
  ...productAlertBodies,
  ...systemAlertBodies,
  ...jobAidAlertBodies,
  ...fieldAlertBodies,
  ...salesAlertBodies,
  ...propertyUpdateBodies,
  ...vehicleUpdateBodies,
  ...accountUpdateBodies,
};

/** The fields that alerts and policy updates share. */
function buildAnnouncementFields(
  seed: AnnouncementSeed,
  id: number,
  body: string,
  calendar: SampleCalendar,
) {
  return {
    ...buildContentFields(seed, id, body, calendar),
    read: true,
    ...(seed.from !== undefined && { effective_from: calendar.day(seed.from) }),
    ...(seed.until !== undefined && { effective_until: calendar.day(seed.until) }),
  };
}

/** Builds the alerts, newest first, all marked as read. `getPersonaView` sets each persona's read flags. */
export function buildAlerts(calendar: SampleCalendar): Alert[] {
  const alerts = alertSeeds.map((seed, index) => ({
    record_type: 'Alert',
    ...buildAnnouncementFields(
      seed,
      FIRST_ALERT_ID + index,
      handWrittenBodies[seed.slug] ?? composeBody(seed, hash(seed.slug)),
      calendar,
    ),
    category: alertCategories.find(({ key }) => key === seed.group)!,
    tags: [findSubcategory(seed.group, seed.topic)],
    ...(seed.group !== 'product_news_and_updates' && { audience: 'agents' }),
    ...(seed.binding && { binding: seed.binding }),
    event: seed.event,
  }));
  return alerts
    .map(({ event, ...alert }): Alert => {
      if (!event) return alert;
      const related = alerts
        .filter((other) => other.event === event && other.id !== alert.id)
        .map(({ id, slug, title, published_at, effective_from }) => ({
          id,
          slug,
          title,
          published_at,
          ...(effective_from && { effective_from }),
        }));
      return { ...alert, related };
    })
    .toSorted(newestFirst);
}

/** Builds the policy updates, newest first, all marked as read. */
export function buildPolicyUpdates(calendar: SampleCalendar): PolicyUpdate[] {
  return policyUpdateSeeds
    .map((seed, index) => ({
      record_type: 'PolicyUpdate',
      ...buildAnnouncementFields(
        seed,
        FIRST_POLICY_UPDATE_ID + index,
        handWrittenBodies[seed.slug] ??
          composePolicyUpdateBody(seed, buildBulletinDetails(seed, 'PNP'), hash(seed.slug)),
        calendar,
      ),
      category: findSubcategory('product_news_and_updates', seed.kind),
    }))
    .toSorted(newestFirst);
}
