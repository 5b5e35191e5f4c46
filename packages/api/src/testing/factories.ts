import type { Alert } from '../resources/alerts/schema.ts';
import type { FavoritePage } from '../resources/favorite-pages/schema.ts';
import type { Guide } from '../resources/guides/schema.ts';
import type { PolicyUpdate } from '../resources/policy-updates/schema.ts';
import type { ProductUpdate } from '../resources/product-updates/schema.ts';
import type { Product } from '../resources/products/schema.ts';
import type { SearchResult } from '../resources/search/schema.ts';
import type { SimplePage } from '../resources/simple-pages/schema.ts';
import { FIXED_NOW } from './clock.ts';
import { seededRandom } from './sample/random.ts';

const hour = 3_600_000;

const subjects = ['Motor home', 'Collector auto', 'Landlord', 'Boat', 'Umbrella', 'Travel trailer'];
const changes = [
  'new total-loss terms',
  'binding paused',
  'rate change filed',
  'photo upload moved',
  'e-signature window',
  'questionnaire shortened',
];

/**
 * Makes complete, valid records for tests; what a test is about it says by overrides. Records made
 * later are older, as lists show the newest first.
 *
 * @param seed the same seed gives the same records
 * @example
 * const make = createFactories();
 * const unread = make.alert({ read: false });
 */
export function createFactories(seed = 1) {
  const random = seededRandom(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  let made = 0;

  function record(recordType: string, stem: string) {
    made += 1;
    const title = `${pick(subjects)}: ${pick(changes)}`;
    const at = new Date(FIXED_NOW - made * hour).toISOString();
    return {
      id: made,
      slug: `${stem}-${made}`,
      record_type: recordType,
      title,
      excerpt: `${title}, in short.`,
      contents: [{ content: `<p>${title}.</p>` }],
      states: [{ code: 'OH', name: 'Ohio' }],
      readTime: 1 + Math.floor(random() * 5),
      published_at: at,
      updated_at: at,
    };
  }

  const notice = { read: false, effective_from: '2026-03-02', effective_until: '2026-03-31' };

  return {
    alert: (overrides: Partial<Alert> = {}): Alert => ({
      ...record('Alert', 'alert'),
      ...notice,
      category: { id: 1, key: 'job_aids', name: 'Job aids' },
      ...overrides,
    }),
    guide: (overrides: Partial<Guide> = {}): Guide => {
      const guide = record('RateBulletin', 'guide');
      return {
        ...guide,
        category: { id: 22, key: 'rate_bulletins', name: 'Rate bulletins' },
        number: `RB-2026-${String(guide.id).padStart(3, '0')}`,
        new_business_on: '2026-03-16',
        renewal_on: '2026-04-20',
        ...overrides,
      };
    },
    policyUpdate: (overrides: Partial<PolicyUpdate> = {}): PolicyUpdate => ({
      ...record('PolicyUpdate', 'policy-update'),
      ...notice,
      ...overrides,
    }),
    product: (overrides: Partial<Product> = {}): Product => ({
      ...record('Product', 'product'),
      area: 'classic',
      is_new: false,
      summary: 'For customers whom a standard carrier turns away.',
      availability: [{ state: 'OH', status: 'available' }],
      ...overrides,
    }),
    productUpdate: (overrides: Partial<ProductUpdate> = {}): ProductUpdate => ({
      ...record('ProductUpdate', 'product-update'),
      category: { id: 302, key: 'enhancement', name: 'Enhancement' },
      is_featured: false,
      effective_from: '2026-03-16',
      ...overrides,
    }),
    searchResult: (overrides: Partial<SearchResult> = {}): SearchResult => {
      const found = record('Alert', 'alert');
      return { ...found, highlight: `[[${found.title}]]`, ...overrides };
    },
    simplePage: (overrides: Partial<SimplePage> = {}): SimplePage => ({
      ...record('SimplePage', 'page'),
      ...overrides,
    }),
    favoritePage: (overrides: Partial<FavoritePage> = {}): FavoritePage => {
      made += 1;
      return { id: made, position: made, title: 'Alerts', path: '/alerts', ...overrides };
    },
  };
}
