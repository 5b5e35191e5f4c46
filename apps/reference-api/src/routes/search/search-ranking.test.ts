import { searchResultSchema } from '@producer-portal/api';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { toRecordRow } from '../../db/records.ts';
import { indexKnownWords } from '../../db/spelling.ts';
import { databaseKinds, useTestHost } from '../../testing/test-host.ts';

// Tests ranking with its own records, so that new sample records don't affect it.

const stateNames = {
  MI: 'Michigan',
  OH: 'Ohio',
  IN: 'Indiana',
  TX: 'Texas',
  OR: 'Oregon',
} as const;
const products = {
  'manufactured-home': 'Manufactured home',
  'motor-home': 'Motor home',
  'specialty-dwelling': 'Specialty dwelling',
  'travel-trailer': 'Travel trailer',
  flood: 'Flood (partner)',
  motorcycle: 'Motorcycle',
  umbrella: 'Umbrella',
} as const;

interface Fields {
  states?: (keyof typeof stateNames)[];
  products?: (keyof typeof products)[];
  body?: string;
  /** Day of publication in February 2026. Among equal matches, newer records rank first. */
  day?: number;
  [field: string]: unknown;
}

let serial = 9000;
function createRecord(record_type: string, slug: string, title: string, fields: Fields = {}) {
  const { states = [], products: about = [], body = '', day = 10, ...rest } = fields;
  serial += 1;
  return {
    id: serial,
    record_type,
    slug,
    title,
    states: states.map((code) => ({ code, name: stateNames[code] })),
    products: about.map((product) => ({ id: 1, slug: product, name: products[product] })),
    contents: [{ id: 1, content: `<p>${body}</p>` }],
    published_at: `2026-02-${String(day).padStart(2, '0')}T12:00:00Z`,
    ...rest,
  };
}

const records = [
  createRecord('Product', 'manufactured-home', 'Manufactured home'),
  createRecord('Product', 'umbrella', 'Umbrella'),
  createRecord('Product', 'flood', 'Flood (partner)'),
  createRecord(
    'UnderwritingGuideline',
    'guide-mh',
    'Michigan, Ohio – Manufactured home – Guideline',
    {
      states: ['MI', 'OH'],
      products: ['manufactured-home'],
    },
  ),
  createRecord(
    'UnderwritingGuideline',
    'guide-sd',
    'Michigan – Specialty dwelling – Underwriting guideline',
    {
      states: ['MI'],
      products: ['specialty-dwelling'],
      day: 12,
    },
  ),
  createRecord(
    'UnderwritingGuideline',
    'guide-sd-before',
    'Michigan – Specialty dwelling – Underwriting guideline (replaced)',
    { states: ['MI'], products: ['specialty-dwelling'], day: 2 },
  ),
  createRecord('RateBulletin', 'rates-oh', 'OH – Motor home – Rate change', {
    states: ['OH'],
    products: ['motor-home'],
    day: 20,
  }),
  createRecord('RateBulletin', 'rates-oh-before', 'OH – Motor home – Rate change (replaced)', {
    states: ['OH'],
    products: ['motor-home'],
    day: 3,
    superseded_by: 'rates-oh',
  }),
  createRecord('PolicyUpdate', 'rates-in', 'IN – Motor home – Rate change', {
    states: ['IN'],
    products: ['motor-home'],
    day: 15,
  }),
  createRecord('PolicyUpdate', 'rates-or', 'OR – Specialty dwelling – Landlord rate change', {
    states: ['OR'],
    products: ['specialty-dwelling'],
  }),
  createRecord(
    'RateAndRuleManual',
    'manual-tt',
    'Michigan – Travel trailer – Rate and rule manual',
    {
      states: ['MI'],
      products: ['travel-trailer'],
      body: 'All rates of towables in one document.',
      number: 'RM-2026-007',
    },
  ),
  createRecord('Alert', 'mentions-manual', 'Territories: New maps', {
    body: 'See RM-2026-007 for the old ones.',
    day: 27,
  }),
  createRecord('RateAndRuleManual', 'boat-manual-next', 'Boat manual', {
    new_business_on: '2026-04-01',
    day: 20,
  }),
  createRecord('RateAndRuleManual', 'boat-manual', 'Boat manual', {
    new_business_on: '2025-04-01',
    superseded_by: 'boat-manual-next',
    day: 3,
  }),
  createRecord('PolicyUpdate', 'umbrella-limits', 'IN – Umbrella – Underlying limits', {
    states: ['IN'],
    products: ['umbrella'],
    day: 19,
  }),
  createRecord('Training', 'mh-basics', 'Manufactured home basics', {
    products: ['manufactured-home'],
    day: 18,
  }),
  createRecord('Alert', 'hail-title', 'Hail deductible changes', {
    products: ['specialty-dwelling'],
    day: 20,
  }),
  createRecord('Alert', 'hail-title-older', 'Hail on manufactured homes', {
    products: ['manufactured-home'],
    day: 5,
  }),
  createRecord('Alert', 'hail-body', 'Roofs: what photos must show', {
    body: 'A picture of each slope after hail.',
    day: 25,
  }),
  createRecord('Alert', 'flood-wait', 'Flood: Talk about the 30-day waiting period early', {
    products: ['flood'],
    day: 6,
  }),
  createRecord('Webinar', 'flood-over', 'Flood: Q&A with our partner', {
    products: ['flood'],
    day: 14,
    starts_at: '2025-12-16T20:00:00Z',
    ends_at: '2025-12-16T21:00:00Z',
  }),
  createRecord('Webinar', 'windstorms', 'Windstorms: Prepare before the watch is issued'),
  createRecord('Webinar', 'first-ride', 'Motorcycle: Quotes before the first ride', {
    products: ['motorcycle'],
  }),
  createRecord('CollateralTemplate', 'postcard', 'Postcard: Open the trailer', {
    products: ['travel-trailer'],
    category: { id: 1, key: 'rv', name: 'RV' },
  }),
  createRecord('Alert', 'lake-lifted', 'Lake Erie storm: Binding moratorium lifted', {
    states: ['OH'],
    day: 24,
  }),
  createRecord(
    'Alert',
    'lake-narrowed',
    'Lake Erie storm: Binding moratorium remains in four counties',
    {
      states: ['OH'],
      day: 23,
    },
  ),
  createRecord('SalesPromotion', 'storage-bonus', 'Storage bonus', { ends_on: '2026-02-28' }),
  createRecord('Article', 'storage', 'Winter visitors', {
    body: 'Storage earns a bonus.',
    day: 26,
  }),
  createRecord('JobAid', 'take-a-payment', 'Take a payment at your desk'),
  createRecord('JobAid', 'payments', 'Payment plans, and where to take a late payment', {
    day: 27,
  }),
];

describe.each(databaseKinds)('search ranking on %s', (kind) => {
  const host = useTestHost(kind);
  beforeAll(async () => {
    await host.db.deleteFrom('content_records').execute();
    await host.db
      .insertInto('content_records')
      .values(records.map((each) => toRecordRow(each)))
      .execute();
    await indexKnownWords(host.db);
  });

  it.each([
    ['ohio guide', ['guide-mh']],
    ['OH', ['rates-oh', 'guide-mh', 'rates-oh-before', 'lake-lifted', 'lake-narrowed']],
    ['mh', ['manufactured-home', 'mh-basics', 'hail-title-older', 'guide-mh']],
    ['tt rates', ['manual-tt']],
    ['umb', ['umbrella', 'umbrella-limits']],
    ['windstrom', ['windstorms']],
    ['hail', ['hail-title', 'hail-title-older', 'hail-body']],
    // The webinar is over and was not recorded, so older records rank above it.
    ['flood', ['flood', 'flood-wait', 'flood-over']],
    ['motorcycle webinar', ['first-ride']],
    ['co-op postcard', ['postcard']],
    ['oregon rates', ['rates-or']],
    ['lake erie storm', ['lake-lifted', 'lake-narrowed']],
    ['michigan specialty dwelling underwriting', ['guide-sd', 'guide-sd-before']],
    // A replaced bulletin ranks last.
    ['motor home rate change', ['rates-oh', 'rates-in', 'rates-oh-before']],
    // The manual in effect ranks above its successor, which starts in April.
    ['boat manual', ['boat-manual', 'boat-manual-next']],
    // A document ranks above records that mention its number.
    ['RM 2026 007', ['manual-tt', 'mentions-manual']],
    ['rm2026007', ['manual-tt', 'mentions-manual']],
    ['RM-007', ['manual-tt']],
    // A record whose title equals the query ranks first, even after its last day.
    ['Storage bonus', ['storage-bonus', 'storage']],
    ['take a payment at your desk', ['take-a-payment']],
  ])('ranks the results for %j as a producer expects', async (query, expectedSlugs) => {
    const client = await host.signIn('home-office-admin');
    const { search_results } = await client.read(
      `/api/v1/search?${new URLSearchParams({ query })}`,
      v.object({ search_results: v.array(searchResultSchema) }),
    );
    expect(search_results.map(({ slug }) => slug)).toEqual(expectedSlugs);
  });
});
