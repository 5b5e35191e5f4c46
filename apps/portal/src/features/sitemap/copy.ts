import type { MenuGroup } from '../../modules/paths/feature-route.ts';

/** The words of the sitemap; titles of pages are those of the route manifest. */
export const sitemapCopy = {
  title: 'Sitemap',
  intro: 'Every page of the portal that is open to you.',
  groups: {
    Home: 'Start',
    News: 'News',
    Products: 'Products',
    Guides: 'Guides',
    Training: 'Training',
    Agent360: 'Agent360',
    Marketing: 'Marketing',
    Search: 'Find',
    Help: 'Help',
    Status: 'Status',
    Errors: 'Errors',
  } satisfies Record<MenuGroup, string>,
} as const;
