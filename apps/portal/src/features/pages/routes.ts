import { simplePageQuery } from '@producer-portal/api/queries';
import type { FeatureRoute, FeatureRoutes } from '../../modules/paths/feature-route.ts';

const screen = () => import('./page-screen.tsx').then((module) => module.PageScreen);

/** A page whose slug its address fixes. */
const fixedPage = (slug: string): FeatureRoute => ({
  screen,
  preload: ({ api, queryClient }) => queryClient.prefetchQuery(simplePageQuery(api, slug)),
});

export const pagesRoutes = {
  'contact-us': fixedPage('contact-us'),
  'digital-accessibility': fixedPage('digital-accessibility'),
  ask: fixedPage('ask-foremost'),
  'communication-request-forms': fixedPage('communication-request-forms'),
  page: { screen },
} satisfies FeatureRoutes;
