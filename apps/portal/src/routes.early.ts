import type { RouteId } from './specification-routes.ts';

/**
 * GET requests that the boot script starts before the bundle is there, by the route that asks them first, spelt exactly as the
 * API client will ask for them. `{search}` stands for the page's own query string, `{query}` for one without which nothing is
 * asked. Never a call that changes anything, and none for a route with an `area`: whom it is open to is known only when the
 * application is there. Apart from the manifest, because the running application has no use for it.
 */
export const earlyCalls: Readonly<Partial<Record<RouteId, readonly string[]>>> = {
  home: [
    '/api/v1/featured_content',
    '/api/v1/alerts?unread=true',
    '/api/v1/policy_updates?unread=true',
    '/api/v1/alerts',
    '/api/v1/policy_updates',
  ],
  favorites: ['/api/v1/favorite_pages'],
  'alerts.list': ['/api/v1/alerts{search}'],
  'policy-updates.list': ['/api/v1/policy_updates{search}'],
  training: [
    '/api/v1/trainings',
    '/api/v1/job_aids?monthly=true',
    '/api/v1/job_aids?prelaunch=true',
  ],
  'training.take20': [
    '/api/v1/simple_pages/take20',
    '/api/v1/trainings?types[]=take20',
    '/api/v1/webinars?types[]=take20',
  ],
  'webinars.list': ['/api/v1/webinars{search}'],
  elearnings: ['/api/v1/trainings', '/api/v1/tags'],
  'elearnings.list': ['/api/v1/trainings{search}'],
  'job-aids': ['/api/v1/job_aids', '/api/v1/taxonomies/job_aids/categories'],
  'job-aids.list': ['/api/v1/job_aids{search}'],
  'guides.list': ['/api/v1/guides{search}'],
  products: ['/api/v1/products', '/api/v1/product_updates'],
  'product-updates': ['/api/v1/product_updates?is_featured=true', '/api/v1/product_updates'],
  'product-updates.list': ['/api/v1/product_updates{search}'],
  'availability-map': ['/api/v1/products/all'],
  'availability-map.product': ['/api/v1/products/all'],
  'sales-and-marketing': ['/api/v1/sales_articles{search}', '/api/v1/sales_promotions'],
  search: ['/api/v1/search{query}'],
  'marketing-collateral': ['/api/v1/collateral_templates{search}'],
  'contact-us': ['/api/v1/simple_pages/contact-us'],
  'digital-accessibility': ['/api/v1/simple_pages/digital-accessibility'],
  ask: ['/api/v1/simple_pages/ask-foremost'],
  'communication-request-forms': ['/api/v1/simple_pages/communication-request-forms'],
  'field-management-news.list': ['/api/v1/field_management_news{search}'],
};
