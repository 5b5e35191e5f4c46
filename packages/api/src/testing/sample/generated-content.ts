import type { Alert } from '../../resources/alerts.ts';
import { alertSeeds } from './alerts.data.ts';
import { composeBody, composePolicyUpdateBody, estimateReadingMinutes } from './compose.ts';
import { getContact } from './contacts.ts';
import { createCalendar } from './dates.ts';
import { policyUpdateSeeds } from './policy-updates.data.ts';
import { PRODUCT_SLUGS, createProductRef } from './products.ts';
import { pick, seededRandom } from './random.ts';
import type { AnnouncementSeed } from './seed.ts';
import { ALL_STATES } from './states.ts';
import { alertCategories, findSubcategory } from './taxonomy.ts';

const FIRST_ID = 1_000_001;
const YEARS_BACK = 6;
const DAY_MS = 86_400_000;

// Text with relative dates makes no sense on a record that is years old.
const withoutRelativeDates = <Seed extends AnnouncementSeed>(seeds: readonly Seed[]) =>
  seeds.filter(
    (seed) => seed.points && !/\{(?:day|weekday|long|month|year):/.test(JSON.stringify(seed)),
  );

/** States with most of the business. Random picks favor them. */
const HEAVY_STATES = [
  'TX',
  'FL',
  'MI',
  'OH',
  'CA',
  'AZ',
  'NC',
  'SC',
  'GA',
  'TN',
  'PA',
  'NY',
  'WA',
  'OR',
];
const weightedStates = [
  ...ALL_STATES.filter(({ code }) => code !== 'MA' && code !== 'HI'),
  ...[1, 2, 3, 4].flatMap(() => ALL_STATES.filter(({ code }) => HEAVY_STATES.includes(code))),
];

/** An alert or a policy update. `record_type` distinguishes them. */
export type GeneratedRecord = Alert;

/** Options for `generateContent`. */
export interface GenerateContentOptions {
  /** Total number of records. Benchmarks use 10,000 to 1,000,000. */
  count: number;
  /** The same seed gives the same records. */
  seed: number;
  /** The newest record is published just before this instant, the oldest about six years earlier. */
  now: Date;
  /** Records per batch. @default 1000 */
  batchSize?: number;
}

/**
 * Generates realistic alerts (60%) and policy updates, newest first, in batches so that large
 * counts don't have to fit in memory. Ids start above those of the sample library.
 *
 * @example for await (const batch of generateContent({ count: 10_000, seed: 1, now })) await insert(batch);
 */
export async function* generateContent({
  count,
  seed,
  now,
  batchSize = 1000,
}: GenerateContentOptions): AsyncGenerator<GeneratedRecord[], void, undefined> {
  const createRecord = createRecordFactory(count, seed, now);
  for (let start = 0; start < count; start += batchSize) {
    const size = Math.min(batchSize, count - start);
    yield Array.from({ length: size }, (_, index) => createRecord(start + index));
  }
}

function createRecordFactory(count: number, seed: number, now: Date) {
  const random = seededRandom(seed);
  const randomInteger = () => Math.floor(random() * 4_294_967_296);
  const calendar = createCalendar(now);
  // Generated titles start with a random state, so skip seeds whose titles name a state.
  const usableAlertSeeds = withoutRelativeDates(alertSeeds).filter(
    ({ title }) => !ALL_STATES.some(({ name }) => title.includes(name)),
  );
  const usableUpdateSeeds = withoutRelativeDates(policyUpdateSeeds);
  const interval = (YEARS_BACK * 365 * DAY_MS) / count;

  /** Adds a point of a related seed to a seed's own points, so that few bodies are equal. */
  const blendSeeds = <Seed extends AnnouncementSeed>(
    base: Seed,
    related: readonly Seed[],
  ): Seed => {
    const points = base.points ?? [];
    const other = pick(pick(related, randomInteger()).points ?? points, randomInteger());
    const from = randomInteger() % points.length;
    return {
      ...base,
      points: [...points.slice(from), ...points.slice(0, from)].slice(0, 3).concat([other]),
    };
  };

  return (index: number): GeneratedRecord => {
    const id = FIRST_ID + index;
    const isAlert = random() < 0.6;
    const publishedMs = now.getTime() - Math.round((index + random()) * interval);
    const offset = Math.floor((publishedMs - now.getTime()) / DAY_MS);
    const effectiveDay = offset + 7 + (randomInteger() % 10);
    const until = random() < 0.4 ? effectiveDay + 20 + (randomInteger() % 90) : undefined;
    const state = pick(weightedStates, randomInteger());
    const isForAllStates = random() < 0.15;
    const publishedAt = new Date(publishedMs).toISOString();
    const layout = randomInteger();
    const common = {
      id,
      states: isForAllStates ? [] : [state],
      published_at: publishedAt,
      updated_at: publishedAt,
      effective_from: calendar.day(effectiveDay),
      ...(until !== undefined && { effective_until: calendar.day(until) }),
      read: false,
    };
    const place = isForAllStates ? 'All states' : state.name;

    if (isAlert) {
      const baseSeed = pick(usableAlertSeeds, randomInteger());
      const blendedSeed = blendSeeds(
        baseSeed,
        usableAlertSeeds.filter(({ topic }) => topic === baseSeed.topic),
      );
      const content = composeBody(blendedSeed, layout);
      return {
        ...common,
        record_type: 'Alert',
        slug: `${blendedSeed.slug}-${id}`,
        title: `${place}: ${blendedSeed.title}`,
        contents: [{ content }],
        excerpt: blendedSeed.summary,
        category: alertCategories.find(({ key }) => key === blendedSeed.group)!,
        tags: [findSubcategory(blendedSeed.group, blendedSeed.topic)],
        products: (blendedSeed.products ?? []).map(createProductRef),
        ...(blendedSeed.channel && { channel: blendedSeed.channel }),
        readTime: estimateReadingMinutes(content),
        contact: getContact(blendedSeed.contact ?? 'support'),
      };
    }

    const baseSeed = pick(usableUpdateSeeds, randomInteger());
    const blendedSeed = blendSeeds(
      baseSeed,
      usableUpdateSeeds.filter(({ products }) => products?.[0] === baseSeed.products?.[0]),
    );
    const product = createProductRef(
      blendedSeed.products?.[0] ?? pick(PRODUCT_SLUGS, randomInteger()),
    );
    const year = publishedAt.slice(0, 4);
    const content = composePolicyUpdateBody(
      blendedSeed,
      [
        ['Number', `PNP-${year}-${String(id % 1000).padStart(3, '0')}`],
        ['States', place],
        ['Products', product.name],
        ['New business', calendar.replaceDateTokens('{long:from}', { from: effectiveDay })],
        [
          'Renewals',
          calendar.replaceDateTokens('{long:from}', { from: effectiveDay + 30 + (layout % 15) }),
        ],
      ],
      layout,
    );
    return {
      ...common,
      record_type: 'PolicyUpdate',
      slug: `${blendedSeed.slug}-${id}`,
      title: `${isForAllStates ? 'All states' : state.code} – ${product.name} – ${blendedSeed.title.split(' – ').at(-1)}`,
      contents: [{ content }],
      excerpt: blendedSeed.summary,
      category: findSubcategory('product_news_and_updates', blendedSeed.kind),
      products: [product],
      readTime: estimateReadingMinutes(content),
      contact: getContact(blendedSeed.contact ?? 'support'),
    };
  };
}
