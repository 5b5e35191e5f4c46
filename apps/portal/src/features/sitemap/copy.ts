import type { MenuGroup } from '../../modules/paths/feature-route.ts';

/** Screen texts for the sitemap. Page titles come from the route manifest. */
export const sitemapCopy = {
  title: 'Sitemap',
  intro: 'All the pages you have access to.',
  groups: {
    Home: 'Home',
    News: 'News',
    Products: 'Products',
    Guides: 'Guides',
    Training: 'Training',
    Agent360: 'Agent360',
    Marketing: 'Marketing',
    Search: 'Search',
    Help: 'Help',
    Status: 'Status',
    Errors: 'Errors',
  } satisfies Record<MenuGroup, string>,
} as const;
