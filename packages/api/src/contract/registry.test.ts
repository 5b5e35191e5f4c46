import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { queryKinds } from './query-kinds.ts';
import { callNames, calls, resources } from './registry.ts';

const folder = join(import.meta.dirname, '../resources');
const definitions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(
        /export const (\w+) = defineResource\('(\w+)'/g,
      ),
      ([, exported, name]) => ({ exported, name }),
    ),
  );

it('holds every resource that is defined', () => {
  expect(new Set(Object.keys(resources))).toEqual(
    new Set(definitions.map(({ exported }) => exported)),
  );
});

it.each(definitions)('$exported is named as it is exported', ({ exported, name }) => {
  expect(name).toBe(exported);
});

describe.each(callNames)('%s', (callName) => {
  const call = calls[callName];

  it('is named by its place', () => {
    expect(call.name).toBe(callName);
  });

  it('writes its keys in the form of their kinds', () => {
    for (const [key, kind] of Object.entries(call.kinds)) {
      const takesMany = queryKinds[kind].form === 'texts';
      expect([key, key.endsWith('[]')]).toEqual([key, takesMany]);
    }
  });
});

it('states every call as callers and hosts see it', () => {
  const stated = callNames.map((name) => {
    const { method, path, prefix, kinds, answer, as, status, timeout } = calls[name];
    const query = Object.entries(kinds).map(([key, kind]) =>
      key === kind ? key : `${key}=${kind}`,
    );
    return [
      `${name}: ${method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
      `-> ${answer.kind} ${answer.key ?? ''}`.trim(),
      prefix,
      ...[as, status, timeout].filter((each) => each !== undefined),
    ].join(' ');
  });
  expect(stated).toMatchInlineSnapshot(`
    [
      "alerts.countByCategory: GET /api/v1/alert/unchecked_by_category_count?category=countedAlertGroup -> record alerts_by_category_count ALERTS_UNCHECKED_BY_CATEGORY_COUNT",
      "alerts.count: GET /api/v1/alert/unchecked_count -> record alerts_count ALERTS_UNCHECKED_COUNT",
      "alerts.list: GET /api/v1/alerts?category=alertGroup&states[]=states&products[]=products&unread&search&page -> list alerts ALERTS",
      "alerts.markAsRead: PATCH /api/v1/alerts/:id/mark_as_read -> record alert ALERT_MARK_AS_READ",
      "attachments.download: GET /api/v1/attachments/:id/download -> record attachment ATTACHMENT_DOWNLOAD download 30000",
      "authToken.exchange: POST /api/v1/auth_token/exchange -> record tokens AUTH_TOKEN_EXCHANGE none",
      "authToken.refresh: POST /api/v1/auth_token/refresh -> body AUTH_TOKEN_REFRESH refresh",
      "authToken.revoke: POST /api/v1/auth_token/revoke -> nothing AUTH_TOKEN_REVOKE revoke",
      "cartItems.list: GET /api/v1/cart_items -> list cart_items CART_ITEMS",
      "cartItems.create: POST /api/v1/cart_items -> record cart_item CART_ITEM_CREATE 201",
      "cartItems.delete: DELETE /api/v1/cart_items/:id -> nothing CART_ITEM_DELETE",
      "coBrandedVideos.list: GET /api/v1/co_branded_videos?category&page -> list co_branded_videos CO_BRANDED_VIDEOS",
      "cohorts.list: GET /api/v1/cohorts -> list cohorts COHORTS",
      "collateralRequests.list: GET /api/v1/collateral_requests?status=orderStatus&page -> list collateral_requests COLLATERAL_REQUESTS",
      "collateralRequests.detail: GET /api/v1/collateral_requests/:id -> record collateral_request COLLATERAL_REQUEST",
      "collateralRequests.submit: PATCH /api/v1/collateral_requests/:id -> record collateral_request COLLATERAL_REQUEST_SUBMIT",
      "collateralTemplates.list: GET /api/v1/collateral_templates?category&search&page -> list collateral_templates COLLATERAL_TEMPLATES",
      "collateralTemplates.detail: GET /api/v1/collateral_templates/:id -> record collateral_template COLLATERAL_TEMPLATE",
      "favoritePages.list: GET /api/v1/favorite_pages -> list favorite_pages FAVORITE_PAGES",
      "favoritePages.create: POST /api/v1/favorite_pages -> record favorite_page FAVORITE_PAGE_CREATE 201",
      "favoritePages.delete: DELETE /api/v1/favorite_pages/:id -> nothing FAVORITE_PAGE_DELETE",
      "favoritePages.move: PATCH /api/v1/favorite_pages/:id/position -> record favorite_page FAVORITE_PAGE_MOVE",
      "featuredContent.list: GET /api/v1/featured_content -> list featured_content FEATURED_CONTENT",
      "fieldManagementNews.list: GET /api/v1/field_management_news?category&search&page -> list field_management_news FIELD_MANAGEMENT_NEWS",
      "fieldManagementNews.detail: GET /api/v1/field_management_news/:id -> record field_management_news FIELD_MANAGEMENT_NEWS_DETAIL",
      "guides.list: GET /api/v1/guides?category=guideCategory&state&search&page -> list guides GUIDES",
      "guides.detail: GET /api/v1/guides/:id -> record guide GUIDE",
      "guides.byState: GET /api/v1/guides/by_state -> list guides_by_state GUIDES_BY_STATE",
      "jobAids.list: GET /api/v1/job_aids?monthly=isMonthly&prelaunch=isPrelaunch&category&search&page -> list job_aids JOB_AIDS",
      "jobAids.detail: GET /api/v1/job_aids/:id -> record job_aid JOB_AID",
      "menus.all: GET /api/v1/menus -> record menus MENUS",
      "platforms.list: GET /api/v1/platforms -> list platforms PLATFORMS",
      "policyUpdates.list: GET /api/v1/policy_updates?states[]=states&products[]=products&unread&search&page -> list policy_updates POLICY_UPDATES",
      "policyUpdates.markAsRead: PATCH /api/v1/policy_updates/:id/mark_as_read -> record policy_update POLICY_UPDATE_MARK_AS_READ",
      "policyUpdates.count: GET /api/v1/policy_updates/unchecked_count -> record policy_updates_count POLICY_UPDATES_UNCHECKED_COUNT",
      "productUpdates.list: GET /api/v1/product_updates?is_featured=isFeatured&category&products[]=products&search&page -> list product_updates PRODUCT_UPDATES",
      "productUpdates.detail: GET /api/v1/product_updates/:id -> record product_update PRODUCT_UPDATE",
      "products.list: GET /api/v1/products?area=productArea&is_new=isNew&search&page -> list products PRODUCTS",
      "products.detail: GET /api/v1/products/:id -> record product PRODUCT",
      "products.all: GET /api/v1/products/all -> list products PRODUCTS_ALL",
      "redirectRecords.check: GET /api/v1/redirect_records/check?path=redirectedPath -> record redirect_record REDIRECT_RECORDS",
      "salesArticles.list: GET /api/v1/sales_articles?category&search&page -> list sales_articles SALES_ARTICLES",
      "salesArticles.detail: GET /api/v1/sales_articles/:id -> record sales_article SALES_ARTICLE",
      "salesPromotions.list: GET /api/v1/sales_promotions -> list sales_promotions SALES_PROMOTIONS",
      "search.list: GET /api/v1/search?query=searchWords&types[]=recordTypes&page -> list search_results SEARCH",
      "sessions.list: GET /api/v1/sessions -> list sessions SESSIONS",
      "sessions.endAll: DELETE /api/v1/sessions -> nothing SESSIONS_END_ALL revoke",
      "sessions.end: DELETE /api/v1/sessions/:id -> nothing SESSION_END",
      "simplePages.detail: GET /api/v1/simple_pages/:id -> record simple_page SIMPLE_PAGE",
      "socialPosts.list: GET /api/v1/social_posts?category=socialPostGroup&page -> list social_posts SOCIAL_POSTS",
      "states.list: GET /api/v1/states -> list states STATES",
      "statics.all: GET /api/v1/statics -> record statics STATICS",
      "tags.list: GET /api/v1/tags -> list tags TAGS",
      "taxonomies.categories: GET /api/v1/taxonomies/:id/categories -> list categories CATEGORIES",
      "trainings.list: GET /api/v1/trainings?product[]=products&systems[]=systems&types[]=types&platforms[]=platforms&page&startDate=publishedFrom&endDate=publishedUntil -> list trainings TRAININGS",
      "trainings.detail: GET /api/v1/trainings/:id -> body TRAINING",
      "webinars.list: GET /api/v1/webinars?product[]=products&startDate=startsFrom&endDate=startsUntil&types[]=types&platforms[]=platforms&page -> list webinars WEBINARS",
      "webinars.detail: GET /api/v1/webinars/:id -> record webinar TRAINING",
    ]
  `);
});
