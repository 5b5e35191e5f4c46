import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const fieldNewsRoutes = {
  'field-management-news.list': () =>
    import('./field-news-screen.tsx').then((module) => module.FieldNewsScreen),
  'field-management-news.detail': () =>
    import('./field-note-screen.tsx').then((module) => module.FieldNoteScreen),
} satisfies FeatureRoutes;
