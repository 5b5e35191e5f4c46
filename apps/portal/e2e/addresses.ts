import { sampleLibrary } from '@producer-portal/api/testing';
import type { RouteId } from '../src/routes.manifest.ts';

interface Listed {
  readonly slug?: string | null | undefined;
  readonly states?: readonly unknown[] | null | undefined;
  readonly agents?: readonly unknown[] | null | undefined;
  readonly channel?: string | null | undefined;
}

/** The slug of a record that the host shows to everybody. */
function forAll(records: readonly Listed[]): string {
  const found = records.find(
    ({ slug, states, agents, channel }) => slug && !states?.length && !agents?.length && !channel,
  );
  if (!found?.slug) throw new Error('The sample library has no record of this kind for everybody.');
  return found.slug;
}

const { classic, agent360 } = {
  classic: forAll(sampleLibrary.products.filter(({ area }) => area === 'classic')),
  agent360: sampleLibrary.products.find(({ area }) => area === 'agent360')?.slug,
};

/** One address for each route, at which every reader whom claims let in finds something. */
export const addresses: Record<RouteId, string> = {
  home: '/',
  attachments: '/attachments?id=form-do-not-contact&name=Form.pdf',
  favorites: '/favorites',
  'alerts.list': '/alerts',
  'alerts.detail': `/alerts/${forAll(sampleLibrary.alerts)}`,
  'policy-updates.list': '/policy-updates',
  'policy-updates.detail': `/policy-updates/${forAll(sampleLibrary.policyUpdates)}`,
  training: '/training-and-job-aids',
  'training.detail': `/training-and-job-aids/${forAll(sampleLibrary.trainings)}`,
  'training.take20': '/training-and-job-aids/take20',
  webinars: '/training-and-job-aids/webinars',
  'webinars.list': '/training-and-job-aids/webinars/search',
  'webinars.detail': `/training-and-job-aids/webinars/${forAll(sampleLibrary.webinars)}`,
  elearnings: '/training-and-job-aids/elearnings',
  'elearnings.list': '/training-and-job-aids/elearnings/search',
  'elearnings.detail': `/training-and-job-aids/elearnings/${forAll(sampleLibrary.trainings)}`,
  'job-aids': '/training-and-job-aids/job-aids',
  'job-aids.list': '/training-and-job-aids/job-aids/search',
  'job-aids.detail': `/training-and-job-aids/job-aids/${forAll(sampleLibrary.jobAids)}`,
  'guides.list': '/guides-and-rate-bulletins',
  'guides.detail': `/guides-and-rate-bulletins/${forAll(sampleLibrary.guides)}`,
  products: '/products',
  'products.detail': `/products/${classic}`,
  'products.classic': `/products/classic/${classic}`,
  'products.agent360': `/products/agent360/${agent360}`,
  'product-updates': '/products/product-news-and-updates',
  'product-updates.list': '/products/product-news-and-updates/search',
  'product-updates.detail': `/products/product-news-and-updates/${forAll(sampleLibrary.productUpdates)}`,
  'availability-map': '/products/product-availability-map',
  'availability-map.product': `/products/product-availability-map/${classic}?state=TX`,
  agent360: '/agent360',
  'agent360.detail': '/agent360/take20',
  'agent360.what-to-expect': '/agent360/what-to-expect',
  'agent360.product-overview': '/agent360/product-overview',
  'agent360.new-products': '/agent360/new-products',
  'agent360.training': '/agent360/training',
  'sales-and-marketing': '/sales-and-marketing',
  'sales-and-marketing.detail': `/sales-and-marketing/${forAll(sampleLibrary.salesArticles)}`,
  'field-management-news.list': '/field-management/field-management-news',
  'field-management-news.detail': `/field-management/field-management-news/${forAll(sampleLibrary.fieldManagementNews)}`,
  'system-and-technical': '/system-and-technical',
  search: '/search?query=storm',
  'social-posts': '/ready-to-use-social-media-posts',
  'marketing-collateral': '/marketing-collateral',
  'co-op': '/marketing-collateral/co-op-marketing-center',
  'co-op.collaterals': '/marketing-collateral/co-op-marketing-center/collaterals',
  'co-op.collateral': `/marketing-collateral/co-op-marketing-center/collaterals/${forAll(sampleLibrary.collateralTemplates)}`,
  'co-op.orders': '/marketing-collateral/co-op-marketing-center/orders',
  // Somebody else's order is not found, on a page of its own too.
  'co-op.order': '/marketing-collateral/co-op-marketing-center/orders/1',
  'contact-us': '/contact-us',
  'co-branded-videos': '/co-branded-videos',
  'digital-accessibility': '/digital-accessibility',
  ask: '/ask-foremost',
  'communication-request-forms': '/communication-request-forms',
  sitemap: '/sitemap',
  page: '/take20',
  welcome: '/welcome',
  login: '/login',
  'logged-out': '/logged-out',
  unauthorized: '/unauthorized',
  'access-denied': '/access-denied?reason=premier',
  'no-states': '/no-states',
  'authorization-error': '/authorization-error',
  'server-down-error': '/server-down-error',
  'inactivity-error': '/inactivity-error',
};
