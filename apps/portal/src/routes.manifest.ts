import type { AccessArea } from './modules/access/access.ts';
import type { RouteId } from './specification-routes.ts';

export type { RouteId } from './specification-routes.ts';

/** What a screen is made of; it decides which states its stories must show. */
export type RouteKind = 'list' | 'detail' | 'composite' | 'static' | 'action';

/** Where a route stands in the menus and in Storybook's sidebar (`Screens/<group>/…`). */
export type MenuGroup =
  | 'Home'
  | 'News'
  | 'Products'
  | 'Guides'
  | 'Training'
  | 'Agent360'
  | 'Marketing'
  | 'Search'
  | 'Help'
  | 'Status'
  | 'Errors';

/** A call as query and mutation keys begin: `alerts.list` is the key `['alerts', 'list', …]`. */
export type CallName = string;

export interface RouteDef {
  /** In the router's own spelling: `/alerts/:id`. */
  path: string;
  kind: RouteKind;
  /** The list takes filters from the URL, so it also has a NoMatches state. */
  filters?: true;
  /** Document title and breadcrumb label; a detail replaces it by its record's title. */
  title: string;
  group: MenuGroup;
  /** Shown without a session, in a shell without menus. */
  public?: true;
  /** Closed by claims: the row of the access table that it asks. */
  area?: AccessArea;
  /** The one call that the screen cannot be shown without: its failure routes (docs/contract.md#primary-calls). */
  primary?: CallName;
  /** The calls of a screen without a primary one: only when all of them fail does the screen route. */
  parts?: readonly CallName[];
  /** The step above in the breadcrumb; home stands above all. */
  parent?: RouteId;
  /** The route of the same page at its first address: pages are listed once, under that one. */
  sameAs?: RouteId;
}

/**
 * Every route that has a screen: the single source of the router, breadcrumbs, error routing, the boot script and the
 * stories' guard.
 */
export const routes = {
  home: {
    path: '/',
    kind: 'composite',
    title: 'Home',
    group: 'Home',
    parts: ['featured-content', 'alerts.list', 'policy-updates.list'],
  },
  attachments: {
    path: '/attachments',
    kind: 'action',
    title: 'Download a file',
    group: 'Help',
  },
  favorites: {
    path: '/favorites',
    kind: 'list',
    title: 'Favorites',
    group: 'Home',
    primary: 'favorite-pages',
  },
  'alerts.list': {
    path: '/alerts',
    kind: 'list',
    filters: true,
    title: 'Alerts',
    group: 'News',
    primary: 'alerts.list',
  },
  'alerts.detail': {
    path: '/alerts/:id',
    kind: 'detail',
    title: 'Alert',
    group: 'News',
    primary: 'alerts.detail',
    parent: 'alerts.list',
  },
  'policy-updates.list': {
    path: '/policy-updates',
    kind: 'list',
    filters: true,
    title: 'Policy updates',
    group: 'News',
    primary: 'policy-updates.list',
  },
  'policy-updates.detail': {
    path: '/policy-updates/:id',
    kind: 'detail',
    title: 'Policy update',
    group: 'News',
    primary: 'policy-updates.detail',
    parent: 'policy-updates.list',
  },
  training: {
    path: '/training-and-job-aids',
    kind: 'composite',
    title: 'Training and job aids',
    group: 'Training',
    parts: ['webinars.list', 'trainings.list', 'job-aids.list'],
  },
  'training.detail': {
    path: '/training-and-job-aids/:id',
    kind: 'detail',
    title: 'Training',
    group: 'Training',
    primary: 'trainings.detail',
    parent: 'training',
  },
  'training.take20': {
    path: '/training-and-job-aids/take20',
    kind: 'composite',
    title: 'Take20',
    group: 'Training',
    parts: ['simple-pages.detail', 'trainings.list', 'webinars.list'],
    parent: 'training',
  },
  webinars: {
    path: '/training-and-job-aids/webinars',
    kind: 'composite',
    title: 'Webinars',
    group: 'Training',
    parts: ['webinars.list'],
    parent: 'training',
  },
  'webinars.list': {
    path: '/training-and-job-aids/webinars/search',
    kind: 'list',
    filters: true,
    title: 'Search webinars',
    group: 'Training',
    primary: 'webinars.list',
    parent: 'webinars',
  },
  'webinars.detail': {
    path: '/training-and-job-aids/webinars/:id',
    kind: 'detail',
    title: 'Webinar',
    group: 'Training',
    primary: 'webinars.detail',
    parent: 'webinars',
  },
  elearnings: {
    path: '/training-and-job-aids/elearnings',
    kind: 'composite',
    title: 'E-learnings',
    group: 'Training',
    parts: ['trainings.list', 'tags'],
    parent: 'training',
  },
  'elearnings.list': {
    path: '/training-and-job-aids/elearnings/search',
    kind: 'list',
    filters: true,
    title: 'Search e-learnings',
    group: 'Training',
    primary: 'trainings.list',
    parent: 'elearnings',
  },
  'elearnings.detail': {
    path: '/training-and-job-aids/elearnings/:id',
    kind: 'detail',
    title: 'E-learning',
    group: 'Training',
    primary: 'trainings.detail',
    parent: 'elearnings',
  },
  'job-aids': {
    path: '/training-and-job-aids/job-aids',
    kind: 'composite',
    title: 'Job aids',
    group: 'Training',
    parts: ['job-aids.list'],
    parent: 'training',
  },
  'job-aids.list': {
    path: '/training-and-job-aids/job-aids/search',
    kind: 'list',
    filters: true,
    title: 'Search job aids',
    group: 'Training',
    primary: 'job-aids.list',
    parent: 'job-aids',
  },
  'job-aids.detail': {
    path: '/training-and-job-aids/job-aids/:id',
    kind: 'detail',
    title: 'Job aid',
    group: 'Training',
    primary: 'job-aids.detail',
    parent: 'job-aids',
  },
  'guides.list': {
    path: '/guides-and-rate-bulletins',
    kind: 'list',
    filters: true,
    title: 'Guides and rate bulletins',
    group: 'Guides',
    primary: 'guides.list',
  },
  'guides.detail': {
    path: '/guides-and-rate-bulletins/:id',
    kind: 'detail',
    title: 'Guide',
    group: 'Guides',
    primary: 'guides.detail',
    parent: 'guides.list',
  },
  products: {
    path: '/products',
    kind: 'composite',
    title: 'Products',
    group: 'Products',
    parts: ['products.list', 'product-updates.list'],
  },
  // Their one call is a part, not primary: a refusal (403) is told by the screen, which knows that claims close the product.
  'products.detail': {
    path: '/products/:id',
    kind: 'detail',
    title: 'Product',
    group: 'Products',
    parts: ['products.detail'],
    parent: 'products',
  },
  'products.classic': {
    path: '/products/classic/:id',
    kind: 'detail',
    title: 'Product',
    group: 'Products',
    parts: ['products.detail'],
    parent: 'products',
  },
  'products.agent360': {
    path: '/products/agent360/:id',
    kind: 'detail',
    title: 'Product',
    group: 'Products',
    area: 'agent360',
    primary: 'products.detail',
    parent: 'products',
  },
  'product-updates': {
    path: '/products/product-news-and-updates',
    kind: 'composite',
    title: 'Product news and updates',
    group: 'Products',
    parts: ['product-updates.list'],
    parent: 'products',
  },
  'product-updates.list': {
    path: '/products/product-news-and-updates/search',
    kind: 'list',
    filters: true,
    title: 'Search product news',
    group: 'Products',
    primary: 'product-updates.list',
    parent: 'product-updates',
  },
  'product-updates.detail': {
    path: '/products/product-news-and-updates/:id',
    kind: 'detail',
    title: 'Product update',
    group: 'Products',
    primary: 'product-updates.detail',
    parent: 'product-updates',
  },
  'availability-map': {
    path: '/products/product-availability-map',
    kind: 'list',
    title: 'Product availability map',
    group: 'Products',
    primary: 'products.all',
    parent: 'products',
  },
  'availability-map.product': {
    path: '/products/product-availability-map/:id',
    kind: 'list',
    title: 'Product availability map',
    group: 'Products',
    primary: 'products.all',
    parent: 'availability-map',
  },
  agent360: {
    path: '/agent360',
    kind: 'detail',
    title: 'About Agent360',
    group: 'Agent360',
    area: 'agent360.introduction',
    primary: 'simple-pages.detail',
  },
  'agent360.detail': {
    path: '/agent360/:id',
    kind: 'detail',
    title: 'Page',
    group: 'Agent360',
    area: 'agent360',
    primary: 'simple-pages.detail',
    parent: 'agent360',
  },
  'agent360.what-to-expect': {
    path: '/agent360/what-to-expect',
    kind: 'composite',
    title: 'What to expect',
    group: 'Agent360',
    area: 'agent360.introduction',
    parts: ['simple-pages.detail', 'cohorts.list'],
    parent: 'agent360',
  },
  'agent360.product-overview': {
    path: '/agent360/product-overview',
    kind: 'composite',
    title: 'Product overview',
    group: 'Agent360',
    area: 'agent360',
    parts: ['simple-pages.detail', 'products.list'],
    parent: 'agent360',
  },
  'agent360.new-products': {
    path: '/agent360/new-products',
    kind: 'list',
    title: 'New products',
    group: 'Agent360',
    area: 'agent360',
    primary: 'products.list',
    parent: 'agent360',
  },
  'agent360.training': {
    path: '/agent360/training',
    kind: 'list',
    title: 'Agent360 training',
    group: 'Agent360',
    area: 'agent360.introduction',
    primary: 'trainings.list',
    parent: 'agent360',
  },
  'sales-and-marketing': {
    path: '/sales-and-marketing',
    kind: 'list',
    filters: true,
    title: 'Sales and marketing',
    group: 'Marketing',
    primary: 'sales-articles.list',
  },
  'sales-and-marketing.detail': {
    path: '/sales-and-marketing/:id',
    kind: 'detail',
    title: 'Sales article',
    group: 'Marketing',
    primary: 'sales-articles.detail',
    parent: 'sales-and-marketing',
  },
  search: {
    path: '/search',
    kind: 'list',
    filters: true,
    title: 'Search',
    group: 'Search',
    primary: 'search.list',
  },
  'social-posts': {
    path: '/ready-to-use-social-media-posts',
    kind: 'list',
    filters: true,
    title: 'Ready-to-use social media posts',
    group: 'Marketing',
    area: 'social',
    primary: 'social-posts.list',
  },
  'marketing-collateral': {
    path: '/marketing-collateral',
    kind: 'list',
    filters: true,
    title: 'Marketing collateral',
    group: 'Marketing',
    primary: 'collateral-templates.list',
  },
  'co-op': {
    path: '/marketing-collateral/co-op-marketing-center',
    kind: 'list',
    filters: true,
    title: 'Co-op marketing center',
    group: 'Marketing',
    area: 'co-op',
    primary: 'collateral-templates.list',
    parent: 'marketing-collateral',
  },
  'co-op.collaterals': {
    path: '/marketing-collateral/co-op-marketing-center/collaterals',
    kind: 'list',
    filters: true,
    title: 'Co-op marketing center',
    group: 'Marketing',
    area: 'co-op',
    primary: 'collateral-templates.list',
    parent: 'marketing-collateral',
    sameAs: 'co-op',
  },
  'co-op.collateral': {
    path: '/marketing-collateral/co-op-marketing-center/collaterals/:id',
    kind: 'detail',
    title: 'Piece of collateral',
    group: 'Marketing',
    area: 'co-op',
    primary: 'collateral-templates.detail',
    parent: 'co-op',
  },
  'co-op.orders': {
    path: '/marketing-collateral/co-op-marketing-center/orders',
    kind: 'list',
    filters: true,
    title: 'Your orders',
    group: 'Marketing',
    area: 'co-op.orders',
    primary: 'collateral-requests.list',
    parent: 'co-op',
  },
  'co-op.order': {
    path: '/marketing-collateral/co-op-marketing-center/orders/:id',
    kind: 'detail',
    title: 'Order',
    group: 'Marketing',
    area: 'co-op.orders',
    primary: 'collateral-requests.detail',
    parent: 'co-op.orders',
  },
  'contact-us': {
    path: '/contact-us',
    kind: 'detail',
    title: 'Contact us',
    group: 'Help',
    primary: 'simple-pages.detail',
  },
  'co-branded-videos': {
    path: '/co-branded-videos',
    kind: 'list',
    filters: true,
    title: 'Co-branded videos',
    group: 'Marketing',
    area: 'social',
    primary: 'co-branded-videos.list',
  },
  'digital-accessibility': {
    path: '/digital-accessibility',
    kind: 'detail',
    title: 'Digital accessibility',
    group: 'Help',
    primary: 'simple-pages.detail',
  },
  ask: {
    path: '/ask-foremost',
    kind: 'detail',
    title: 'Ask Us',
    group: 'Help',
    primary: 'simple-pages.detail',
  },
  'communication-request-forms': {
    path: '/communication-request-forms',
    kind: 'detail',
    title: 'Request forms',
    group: 'Help',
    primary: 'simple-pages.detail',
  },
  'system-and-technical': {
    path: '/system-and-technical',
    kind: 'list',
    filters: true,
    title: 'System and technical',
    group: 'News',
    primary: 'alerts.list',
  },
  'field-management-news.list': {
    path: '/field-management/field-management-news',
    kind: 'list',
    filters: true,
    title: 'Field management news',
    group: 'News',
    primary: 'field-management-news.list',
  },
  'field-management-news.detail': {
    path: '/field-management/field-management-news/:id',
    kind: 'detail',
    title: 'Field note',
    group: 'News',
    primary: 'field-management-news.detail',
    parent: 'field-management-news.list',
  },
  sitemap: {
    path: '/sitemap',
    kind: 'static',
    title: 'Sitemap',
    group: 'Help',
  },
  page: {
    path: '/*',
    kind: 'detail',
    title: 'Page',
    group: 'Help',
    primary: 'simple-pages.detail',
  },
  welcome: {
    path: '/welcome',
    kind: 'static',
    title: 'Welcome',
    group: 'Status',
    public: true,
  },
  login: {
    path: '/login',
    kind: 'static',
    title: 'Log in',
    group: 'Status',
    public: true,
  },
  'logged-out': {
    path: '/logged-out',
    kind: 'static',
    title: 'Logged out',
    group: 'Status',
    public: true,
  },
  unauthorized: {
    path: '/unauthorized',
    kind: 'static',
    title: 'Sign-in failed',
    group: 'Status',
    public: true,
  },
  'access-denied': {
    path: '/access-denied',
    kind: 'static',
    title: 'Access denied',
    group: 'Status',
    public: true,
  },
  'no-states': {
    path: '/no-states',
    kind: 'static',
    title: 'No states',
    group: 'Status',
    public: true,
  },
  'authorization-error': {
    path: '/authorization-error',
    kind: 'static',
    title: 'Not authorized',
    group: 'Errors',
    public: true,
  },
  'server-down-error': {
    path: '/server-down-error',
    kind: 'static',
    title: 'System timed out',
    group: 'Errors',
    public: true,
  },
  'inactivity-error': {
    path: '/inactivity-error',
    kind: 'static',
    title: 'Session ended',
    group: 'Errors',
    public: true,
  },
} as const satisfies Record<RouteId, RouteDef>;

/** A route's definition with its optional fields readable, whichever route it is. */
export function routeDef(id: RouteId): RouteDef {
  return routes[id];
}

export function isRouteId(id: string): id is RouteId {
  return Object.hasOwn(routes, id);
}
