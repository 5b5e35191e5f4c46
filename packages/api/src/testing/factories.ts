import type { Alert } from '../resources/alerts.ts';
import type { Attachment } from '../resources/attachments.ts';
import type { CartItem } from '../resources/cart-items/resource.ts';
import type { CoBrandedVideo } from '../resources/co-branded-videos.ts';
import type { Cohort } from '../resources/cohorts.ts';
import type { CollateralRequest } from '../resources/collateral-requests/resource.ts';
import type { CollateralTemplate } from '../resources/collateral-templates.ts';
import type { FieldManagementNews } from '../resources/field-management-news.ts';
import type { Guide } from '../resources/guides.ts';
import type { JobAid } from '../resources/job-aids.ts';
import type { Platform } from '../resources/platforms.ts';
import type { PolicyUpdate } from '../resources/policy-updates.ts';
import type { ProductUpdate } from '../resources/product-updates.ts';
import type { Product } from '../resources/products.ts';
import type { SalesArticle } from '../resources/sales-articles.ts';
import type { SalesPromotion } from '../resources/sales-promotions.ts';
import type { Passage, SearchResult } from '../resources/search.ts';
import type { UserSession } from '../resources/sessions.ts';
import type { SimplePage } from '../resources/simple-pages.ts';
import type { SocialPost } from '../resources/social-posts.ts';
import type { Tag } from '../resources/tags.ts';
import type { Training } from '../resources/trainings.ts';
import type { Webinar } from '../resources/webinars.ts';
import { FIXED_NOW } from './clock.ts';
import { seededRandom } from './sample/random.ts';
import type { FavoritePage } from '../resources/favorite-pages/schema.ts';

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

const video = {
  sources: [{ url: '/sample/video.mp4', content_type: 'video/mp4' }],
  captions_url: '/sample/video.vtt',
  poster: { url: '/sample/video.svg', alt: 'A boat on a lift', width: 640, height: 360 },
  duration: 30,
};

/**
 * Creates factories of complete, valid records for tests. Override only the fields that matter to
 * the test. Each record is older than the previous one, as in lists with the newest first.
 *
 * @param seed the same seed gives the same records. @default 1
 * @example
 * const make = createFactories();
 * const unread = make.alert({ read: false });
 */
export function createFactories(seed = 1) {
  const random = seededRandom(seed);
  const pickText = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  let count = 0;

  function record(recordType: string, slugPrefix: string) {
    count += 1;
    const title = `${pickText(subjects)}: ${pickText(changes)}`;
    const at = new Date(FIXED_NOW - count * hour).toISOString();
    return {
      id: count,
      slug: `${slugPrefix}-${count}`,
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

  const announcement = { read: false, effective_from: '2026-03-02', effective_until: '2026-03-31' };

  return {
    alert: (overrides: Partial<Alert> = {}): Alert => ({
      ...record('Alert', 'alert'),
      ...announcement,
      category: { id: 1, key: 'job_aids', name: 'Job aids' },
      ...overrides,
    }),
    coBrandedVideo: (overrides: Partial<CoBrandedVideo> = {}): CoBrandedVideo => ({
      ...record('Video', 'video'),
      category: { id: 905, key: 'boat', name: 'Boat' },
      ...video,
      ...overrides,
    }),
    cohort: (overrides: Partial<Cohort> = {}): Cohort => {
      count += 1;
      return {
        id: count,
        name: `Wave ${count}`,
        states: ['OH', 'MI'],
        starts_on: '2026-04-06',
        ...overrides,
      };
    },
    fieldManagementNews: (overrides: Partial<FieldManagementNews> = {}): FieldManagementNews => ({
      ...record('FieldManagamentNews', 'field-news'),
      category: { id: 101, key: 'territory_news', name: 'Territory news' },
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
    jobAid: (overrides: Partial<JobAid> = {}): JobAid => ({
      ...record('JobAid', 'job-aid'),
      category: { id: 401, key: 'quoting', name: 'Quoting' },
      is_monthly: false,
      is_prelaunch: false,
      systems: [{ id: 51, key: 'classic_policy_system', name: 'Classic policy system' }],
      ...overrides,
    }),
    platform: (overrides: Partial<Platform> = {}): Platform => {
      count += 1;
      return { id: count, key: `platform_${count}`, name: `Platform ${count}`, ...overrides };
    },
    policyUpdate: (overrides: Partial<PolicyUpdate> = {}): PolicyUpdate => ({
      ...record('PolicyUpdate', 'policy-update'),
      ...announcement,
      ...overrides,
    }),
    product: (overrides: Partial<Product> = {}): Product => ({
      ...record('Product', 'product'),
      area: 'classic',
      is_new: false,
      summary: 'For customers that standard carriers decline.',
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
    salesArticle: (overrides: Partial<SalesArticle> = {}): SalesArticle => ({
      ...record('Article', 'article'),
      category: { id: 201, key: 'sales_ideas', name: 'Sales ideas' },
      ...overrides,
    }),
    salesPromotion: (overrides: Partial<SalesPromotion> = {}): SalesPromotion => ({
      ...record('SalesPromotion', 'promotion'),
      category: { id: 205, key: 'promotions', name: 'Promotions' },
      starts_on: '2026-03-01',
      ends_on: '2026-04-30',
      ...overrides,
    }),
    searchResult: (overrides: Partial<SearchResult> = {}): SearchResult => {
      const result = record('Alert', 'alert');
      return { ...result, highlight: `[[${result.title}]]`, ...overrides };
    },
    passage: (overrides: Partial<Passage> = {}): Passage => ({
      record: record('Alert', 'alert'),
      heading: 'Send the signature request',
      anchor: 'send-the-signature-request',
      highlight: 'The customer has 10 days to [[sign]].',
      ...overrides,
    }),
    simplePage: (overrides: Partial<SimplePage> = {}): SimplePage => ({
      ...record('SimplePage', 'page'),
      ...overrides,
    }),
    socialPost: (overrides: Partial<SocialPost> = {}): SocialPost => {
      const post = record('SocialPost', 'social-post');
      return {
        ...post,
        category: { id: 71, key: 'safety_tips', name: 'Safety tips' },
        text: `${post.title}. Ask us.`,
        expires_on: '2026-06-30',
        networks: ['Facebook', 'LinkedIn'],
        ...overrides,
      };
    },
    tag: (overrides: Partial<Tag> = {}): Tag => {
      count += 1;
      return {
        id: count,
        key: `tag_${count}`,
        name: `Tag ${count}`,
        group: 'topics',
        ...overrides,
      };
    },
    training: (overrides: Partial<Training> = {}): Training => ({
      ...record('Training', 'training'),
      duration: 15,
      types: [{ id: 61, key: 'product', name: 'Product' }],
      systems: [{ id: 51, key: 'classic_policy_system', name: 'Classic policy system' }],
      platforms: [{ id: 41, key: 'classic', name: 'Classic' }],
      launch_url: 'https://learning.example.com/courses/1',
      ...overrides,
    }),
    webinar: (overrides: Partial<Webinar> = {}): Webinar => ({
      ...record('Webinar', 'webinar'),
      starts_at: new Date(FIXED_NOW + 24 * hour).toISOString(),
      ends_at: new Date(FIXED_NOW + 25 * hour).toISOString(),
      types: [{ id: 61, key: 'product', name: 'Product' }],
      platforms: [{ id: 41, key: 'classic', name: 'Classic' }],
      presenter: 'Product manager, boat',
      registration_url: 'https://webinars.example.com/register/1',
      ...overrides,
    }),
    attachment: (overrides: Partial<Attachment> = {}): Attachment => {
      count += 1;
      return { name: 'Form.pdf', download_url: `/downloads/${count}/Form.pdf`, ...overrides };
    },
    cartItem: (overrides: Partial<CartItem> = {}): CartItem => {
      count += 1;
      return {
        id: count,
        collateral_template_id: 1,
        quantity: 250,
        state: 'OH',
        fields: { agency_name: 'Harbor & Pine Insurance' },
        title: 'Postcard: Ready for spring',
        price_cents: 42,
        ...overrides,
      };
    },
    collateralRequest: (overrides: Partial<CollateralRequest> = {}): CollateralRequest => {
      count += 1;
      const at = new Date(FIXED_NOW - count * hour).toISOString();
      return {
        id: count,
        number: `CO-${count}`,
        status: 'draft',
        created_at: at,
        updated_at: at,
        items: [],
        total_cents: 0,
        history: [{ status: 'draft', at }],
        ...overrides,
      };
    },
    collateralTemplate: (overrides: Partial<CollateralTemplate> = {}): CollateralTemplate => ({
      ...record('CollateralTemplate', 'template'),
      category: { id: 903, key: 'motorcycle_and_off_road', name: 'Motorcycle and off-road' },
      fields: [{ key: 'agency_name', label: 'Agency', source: 'agency.name', locked: true }],
      quantities: [100, 250, 500],
      price_cents: 42,
      allowed_states: ['OH', 'MI'],
      ...overrides,
    }),
    favoritePage: (overrides: Partial<FavoritePage> = {}): FavoritePage => {
      count += 1;
      return { id: count, position: count, title: 'Alerts', path: '/alerts', ...overrides };
    },
    userSession: (overrides: Partial<UserSession> = {}): UserSession => {
      count += 1;
      const at = new Date(FIXED_NOW - count * hour).toISOString();
      return {
        id: `session-${count}`,
        current: false,
        device: 'Chrome on Windows',
        started_at: at,
        last_used_at: at,
        ...overrides,
      };
    },
  };
}
