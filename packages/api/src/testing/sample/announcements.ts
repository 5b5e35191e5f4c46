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
import { bulletinFacts } from './bulletin-facts.ts';
import { composeAlertBody, composePolicyUpdateBody } from './compose.ts';
import { contentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { policyUpdateSeeds } from './policy-updates.data.ts';
import { hash } from './random.ts';
import type { AnnouncementSeed } from './seed.ts';
import { alertCategories, subCategory } from './taxonomy.ts';

const FIRST_ALERT_ID = 4101;
const FIRST_POLICY_UPDATE_ID = 6201;

/** Bodies written by hand, by slug; the other records' bodies are composed. */
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

/** The fields that alerts and policy updates fill in the same way. */
function announcementFields(
  spec: AnnouncementSeed,
  id: number,
  body: string,
  calendar: SampleCalendar,
) {
  return {
    ...contentFields(spec, id, body, calendar),
    read: true,
    ...(spec.from !== undefined && { effective_from: calendar.day(spec.from) }),
    ...(spec.until !== undefined && { effective_until: calendar.day(spec.until) }),
  };
}

/** The alerts, newest first, all read: who has not read what is `unreadOf`'s matter. */
export function buildAlerts(calendar: SampleCalendar): Alert[] {
  const alerts = alertSeeds.map((spec, index) => ({
    record_type: 'Alert',
    ...announcementFields(
      spec,
      FIRST_ALERT_ID + index,
      handWrittenBodies[spec.slug] ?? composeAlertBody(spec, hash(spec.slug)),
      calendar,
    ),
    category: alertCategories.find(({ key }) => key === spec.group)!,
    tags: [subCategory(spec.group, spec.topic)],
    event: spec.event,
  }));
  return alerts
    .map(({ event, ...alert }): Alert => {
      if (!event) return alert;
      const related = alerts
        .filter((other) => other.event === event && other.id !== alert.id)
        .map(({ id, slug, title, published_at }) => ({ id, slug, title, published_at }));
      return { ...alert, related };
    })
    .toSorted(newestFirst);
}

/** The policy updates, newest first, all read. */
export function buildPolicyUpdates(calendar: SampleCalendar): PolicyUpdate[] {
  return policyUpdateSeeds
    .map((spec, index) => ({
      record_type: 'PolicyUpdate',
      ...announcementFields(
        spec,
        FIRST_POLICY_UPDATE_ID + index,
        handWrittenBodies[spec.slug] ??
          composePolicyUpdateBody(spec, bulletinFacts(spec, 'PNP'), hash(spec.slug)),
        calendar,
      ),
      category: subCategory('product_news_and_updates', spec.kind),
    }))
    .toSorted(newestFirst);
}
