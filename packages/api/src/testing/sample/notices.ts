import type { Alert } from '../../resources/alerts/schema.ts';
import type { PolicyUpdate } from '../../resources/policy-updates/schema.ts';
import { alertSpecs } from './alert-specs.ts';
import { fieldAlertBodies } from './bodies/field-alerts.ts';
import { jobAidAlertBodies } from './bodies/job-aid-alerts.ts';
import { accountUpdateBodies } from './bodies/policy-updates-account.ts';
import { propertyUpdateBodies } from './bodies/policy-updates-property.ts';
import { vehicleUpdateBodies } from './bodies/policy-updates-vehicle.ts';
import { productAlertBodies } from './bodies/product-alerts.ts';
import { salesAlertBodies } from './bodies/sales-alerts.ts';
import { stormBodies } from './bodies/storm.ts';
import { systemAlertBodies } from './bodies/system-alerts.ts';
import { composeAlertBody, composePolicyUpdateBody, readingMinutes } from './compose.ts';
import { contact } from './contacts.ts';
import type { SampleCalendar } from './dates.ts';
import { sampleImage } from './image-list.ts';
import { policyUpdateSpecs } from './policy-update-specs.ts';
import { productRef } from './products.ts';
import { hash } from './random.ts';
import type { NoticeSpec, PolicyUpdateSpec } from './spec.ts';
import { stateRef } from './states.ts';
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

const newestFirst = (one: { published_at?: string | null | undefined }, other: typeof one) =>
  (other.published_at ?? '').localeCompare(one.published_at ?? '');

/** The fields that alerts and policy updates fill in the same way. */
function noticeFields(spec: NoticeSpec, id: number, body: string, calendar: SampleCalendar) {
  // Office hours, spread so that no two records of a day share a minute by design.
  const minute = hash(spec.slug) % (8 * 60);
  const time = `${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const published =
    'hours' in spec.ago
      ? new Date(calendar.now.getTime() - spec.ago.hours * 3_600_000).toISOString()
      : calendar.instant(calendar.workday(-spec.ago.days), time);
  const write = (text: string) =>
    calendar.write(text, {
      from: spec.from,
      until: spec.until,
      published: calendar.offsetOf(published),
    });
  const contents = write(body).trim();

  return {
    id,
    slug: spec.slug,
    title: write(spec.title),
    contents: [{ content: contents }],
    excerpt: write(spec.summary),
    ...(spec.states && { states: spec.states.map(stateRef) }),
    ...(spec.products && { products: spec.products.map(productRef) }),
    ...(spec.channel && { channel: spec.channel }),
    ...(spec.agents && { agents: [...spec.agents] }),
    readTime: readingMinutes(contents),
    ...(spec.image && { image: sampleImage(spec.image) }),
    published_at: published,
    updated_at: published,
    ...(spec.files && {
      attachments: spec.files.map((file, index) => ({ id: `${id}-${index + 1}`, ...file })),
    }),
    ...(spec.contact && { contact: contact(spec.contact) }),
    read: true,
    ...(spec.from !== undefined && { effective_from: calendar.day(spec.from) }),
    ...(spec.until !== undefined && { effective_until: calendar.day(spec.until) }),
  };
}

/** The alerts, newest first, all read: who has not read what is `unreadOf`'s matter. */
export function buildAlerts(calendar: SampleCalendar): Alert[] {
  const alerts = alertSpecs.map((spec, index) => ({
    record_type: 'Alert',
    ...noticeFields(
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

const listed = (names: readonly string[]) => names.join(', ');

function bulletinFacts(spec: PolicyUpdateSpec) {
  const facts: [string, string][] = [
    ['Number', `PNP-{year:published}-${spec.number}`],
    ['For', spec.channel === 'independent' ? 'Independent producers' : 'All producers'],
    ['States', spec.states ? listed(spec.states.map((code) => stateRef(code).name)) : 'All states'],
  ];
  if (spec.products) {
    facts.push(['Products', listed(spec.products.map((slug) => productRef(slug).name))]);
  }
  if (spec.from !== undefined) facts.push(['New business', '{long:from}']);
  if (spec.renewals !== undefined) facts.push(['Renewals', `{long:${spec.renewals}}`]);
  return facts;
}

/** The policy updates, newest first, all read. */
export function buildPolicyUpdates(calendar: SampleCalendar): PolicyUpdate[] {
  return policyUpdateSpecs
    .map((spec, index) => ({
      record_type: 'PolicyUpdate',
      ...noticeFields(
        spec,
        FIRST_POLICY_UPDATE_ID + index,
        handWrittenBodies[spec.slug] ??
          composePolicyUpdateBody(spec, bulletinFacts(spec), hash(spec.slug)),
        calendar,
      ),
      category: subCategory('product_news_and_updates', spec.kind),
    }))
    .toSorted(newestFirst);
}
