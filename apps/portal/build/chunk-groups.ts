import type { Rolldown } from 'vite';

/** What the `shared` chunk can contain: the code of the portal and our packages, and dayjs. */
const PORTAL_CODE = /\/(?:portal\/src|packages\/(?:api|ui)\/src|dayjs)\//;

/** A module that this many screens share goes into the `shared` chunk. */
const MIN_SHARED_SCREENS = 8;

/**
 * Modules that several screens share, grouped by topic into one chunk each, so that a screen loads a few large chunks instead
 * of a dozen tiny ones that compress badly. The first match wins. Rolldown also puts the imports of a group's modules into the
 * group, unless an earlier group already has them. Groups that other groups import therefore come first.
 */
const topics: Record<string, RegExp> = {
  // Includes TanStack Query's code for mutations (its code for queries is in the entry), and the code for as-of dates in lists.
  news: /\/@tanstack\/|\/features\/(?:alerts|policy-updates|system|field-news)\/|\/content-list\/|\/components\/mark-as-read\/|\/resources\/policy-updates\.|\/modules\/capabilities\/|\/modules\/revisions\/(?:as-of(?:-banner|-filter|-page|-scope)?|copy|periods|use-as-of)\./,
  // Dialogs, with Radix. Many screens open a dialog, but none needs one at the start.
  dialogs: /\/internal\/(?:pp-)?modal\.|\/components\/(?:alert-)?dialog\//,
  // Form controls: used by forms and some lists.
  forms:
    /\/(?:dates-filter|drafts|form-errors|calendar|choice-group|date-range-field|state-picker|(?!checkbox)[a-z]+-field|error-summary)\/|\/(?:pp-)?field-frame\.|\/(?:pp-)?date-input\.|\/use-dismiss\./,
  // Small resources and helpers that several areas use.
  common:
    /\/api\/src\/revisions\/|\/components\/(?:count-link|progress|step-status|toast)\/|\/resources\/(?:brief|cart-items|collateral-(?:requests|templates)|favorite-pages|field-management-news|platforms|product-updates|products|revisions|sales-promotions|simple-pages|statics|tags|taxonomies)[/.]|\/modules\/(?:acknowledgement|orders|parts|promotions|states)\/|\/modules\/products\/use-user-states\.|\/modules\/webinars\/(?:copy|webinar-queries|webinar-times)\.|\/resources\/webinars\.|\/filters\/(?:category|learning)-|\/modules\/cart\/(?:header-cart|use-cart|copy)\.|\/modules\/(?:queued-changes|saved)\/copy\.|\/modules\/session\/use-sign-out\.|\/modules\/[a-z0-9-]+\/paths\.|\/downloads\/(?:display-file-name|file-details|file-urls|use-download)\.|\/lib\/(?:use-now-every-minute|zones|nowrap)\.|\/(?:cached-record|ignore-not-found|pending-changes|idempotency-key)\.|\/(?:pp-)?layout-skeletons\.|\/map-outline\.|\/(?:pp-)?outcome\./,
  // Detail pages: the renderer, files, the not-found page.
  article:
    /content-renderer|\/modules\/revisions\/(?!as-of-fields)|html-react-parser|html-dom-parser|\/modules\/(?:content-detail|downloads|missing-page|topics)\/|\/components\/(?:checkbox-field|file-card|in-page-nav)\/|\/(?:pp-)?article-skeleton\.|\/redirect-records\./,
  // Illustrations, images, and players.
  illustrations: /\/components\/illustration\//,
  media: /\/modules\/media\/|\/components\/video-[a-z]+\//,
  searchDialog: /\/modules\/search-dialog\/|\/resources\/search[/.]|\/components\/highlight\//,
  // Areas with several features. The article components of `training` are in the chunks of its detail screens, because lists
  // don't need the content renderer.
  training:
    /\/modules\/(?:learning|webinars)\/(?!.*-(?:article|screen)\.)|\/features\/(?:training|webinars|elearnings|job-aids)\/|\/resources\/(?:trainings|webinars|job-aids)\./,
  products:
    /\/modules\/products\/|\/features\/(?:products|product-updates|availability)\/|\/components\/state-map\//,
  'co-op':
    /\/features\/(?:co-op|collateral|orders)\/|\/modules\/(?:cart|collateral|money|template-svg)\/|\/resources\/collateral-[a-z]+[/.]/,
  sales: /\/features\/sales\/|\/resources\/sales-articles\./,
  status: /\/features\/status-pages\/|\/modules\/error-pages\//,
};

const findTopic = (id: string) => Object.keys(topics).find((topic) => topics[topic]?.test(id));

/**
 * How the build splits the portal into chunks; `pnpm sizes` prints what each route loads.
 *
 * - the entry: everything that every page needs
 * - `shared`: what at least eight screens share, mainly news and lists
 * - a chunk for each of `topics`
 * - a chunk for any other feature or module that two screens share
 * - a chunk for each screen, with the code that only this screen needs
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The entry. It has a top-level `await` for the message catalog of the page's language (`src/lib/page-locale.ts`). If a chunk
  // has a top-level `await`, Rolldown puts its own helper functions into another chunk. Chunks that need only the helpers then
  // don't wait for the catalog.
  { name: 'index', tags: ['$initial'] },
  // Message catalogs, separate from all code. A catalog that imported the entry would wait for the entry to finish, while the
  // entry waits for the catalog: the page would never start.
  { name: 'translations', test: /\/copy\.[\w-]+\.json/ },
  {
    name: 'shared',
    minShareCount: MIN_SHARED_SCREENS,
    // Besides modules without a topic, modules of `news` can go here, because most lists share them. Modules of other topics
    // stay in their topic's chunk.
    test: (id) => PORTAL_CODE.test(id) && [undefined, 'news'].includes(findTopic(id)),
  },
  ...Object.entries(topics).map(([name, test]) => ({ name, test, minShareCount: 2 })),
  {
    name: (id) => /\/(?:features|modules|resources)\/([^/.]+)[/.]/.exec(id)?.[1] ?? null,
    test: /\/(?:features|modules|resources)\//,
    minShareCount: 2,
  },
];
