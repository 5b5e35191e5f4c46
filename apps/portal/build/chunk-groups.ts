import type { Rolldown } from 'vite';

/** Our own code, and the one library of dates; every other library stands in the entry or with what alone uses it. */
const OWN = /\/(?:portal\/src|packages\/(?:api|ui)\/src|dayjs)\//;

/** Screens that share a module before it belongs to what every list has. */
const MOST = 8;

/**
 * What several screens have in common, by kind: a chunk for each, so that a screen loads a few whole ones instead of a dozen
 * crumbs, each a request and badly compressed on its own. The first that fits wins. It brings along what it imports, so kinds
 * that others build upon stand first.
 */
const kinds: Record<string, RegExp> = {
  // What is typed and chosen: only some lists, and forms.
  forms:
    /\/(?:dates-filter|drafts|form-errors|calendar|date-range-field|state-picker|[a-z]+-field|error-summary)\/|\/(?:pp-)?field-frame\.|\/use-dismiss\./,
  // What several areas ask for, and small things that they say alike.
  common:
    /\/resources\/(?:field-management-news|platforms|product-updates|products|sales-promotions|simple-pages|tags|taxonomies)[/.]|\/modules\/(?:parts|promotions|states)\/|\/filters\/(?:category|learning)-|\/modules\/[a-z0-9-]+\/addresses\.|\/downloads\/(?:file-facts|download-target)\.|\/lib\/(?:group-by|use-minute|zones|unbroken)\.|\/(?:cached-record|ignore-not-found|pending-changes|idempotency-key)\.|\/(?:pp-)?layout-skeletons\.|\/map-outline\.|\/(?:pp-)?outcome\./,
  // A record opened: the renderer, files, what is missing.
  article:
    /content-renderer|html-react-parser|html-dom-parser|\/modules\/(?:content-detail|downloads|missing-page|topics)\/|\/components\/(?:file-card|in-page-nav)\/|\/(?:pp-)?article-skeleton\.|\/redirect-records\./,
  // Illustrations; and photographs and players.
  illustrations: /\/components\/illustration\//,
  media: /\/modules\/media\/|\/components\/video-[a-z]+\//,
  searchDialog: /\/modules\/search-dialog\/|\/resources\/search[/.]|\/components\/highlight\//,
  // Areas of several features. An article of theirs stays with the screens that open it: lists have no use for the renderer.
  training:
    /\/modules\/(?:learning|webinars)\/(?!.*-(?:article|screen)\.)|\/features\/(?:training|webinars|elearnings|job-aids)\/|\/resources\/(?:trainings|webinars|job-aids)\./,
  products:
    /\/modules\/products\/|\/features\/(?:products|product-updates|availability)\/|\/components\/state-map\//,
  // With what changes records: of the query library the entry has the reading half.
  news: /\/@tanstack\/|\/features\/(?:alerts|policy-updates|system|field-news)\/|\/content-list\/|\/components\/mark-as-read\/|\/resources\/policy-updates\./,
  // With what the header of every page shows of the cart, for who may order.
  orders:
    /\/modules\/orders\/|\/components\/step-status\/|\/modules\/cart\/(?:header-cart|use-cart|copy)\.|\/components\/count-link\/|\/resources\/(?:cart-items|collateral-requests)\//,
  'co-op':
    /\/features\/(?:co-op|collateral|orders)\/|\/modules\/(?:cart|collateral|money|template-svg)\/|\/resources\/collateral-[a-z]+[/.]/,
  sales: /\/features\/sales\/|\/resources\/sales-articles\./,
  status: /\/features\/status-pages\/|\/modules\/error-pages\/|\/use-sign-out\./,
};

const kindOf = (id: string) => Object.keys(kinds).find((kind) => kinds[kind]?.test(id));

/**
 * How the build cuts the portal into chunks; `pnpm sizes` prints what each route loads.
 *
 * - the entry: whatever every page needs
 * - `shared`: what most screens have in common, news and lists above all
 * - a chunk for each of `kinds`
 * - any other feature or module in a chunk of its own name, once two screens need it
 * - the screens, each with what it alone needs
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'index', tags: ['$initial'] },
  {
    name: 'shared',
    minShareCount: MOST,
    // What most lists need of `news` comes here; the rest of the kinds keeps what is theirs.
    test: (id) => OWN.test(id) && [undefined, 'news'].includes(kindOf(id)),
  },
  ...Object.entries(kinds).map(([name, test]) => ({ name, test, minShareCount: 2 })),
  {
    name: (id) => /\/(?:features|modules|resources)\/([^/.]+)[/.]/.exec(id)?.[1] ?? null,
    test: /\/(?:features|modules|resources)\//,
    minShareCount: 2,
  },
];
