import { t, tc } from '../../lib/i18n.ts';
import type { MenuGroup } from '../../modules/paths/feature-route.ts';

/** Screen texts for the sitemap. Page titles come from the route manifest. */
export const sitemapCopy = {
  title: t('Sitemap'),
  intro: t('All the pages you have access to.'),
  groups: {
    Home: t('Home'),
    News: t('News'),
    Products: t('Products'),
    Guides: t('Guides'),
    Training: t('Training'),
    Agent360: t('Agent360'),
    Marketing: t('Marketing'),
    Search: tc('title of a page', 'Search'),
    Help: t('Help'),
    Status: t('Status'),
    Errors: t('Errors'),
  } satisfies Record<MenuGroup, string>,
} as const;
