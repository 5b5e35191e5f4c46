import {
  categoriesQuery,
  fieldManagementNewsDetailQuery,
  fieldManagementNewsQuery,
} from '@producer-portal/api/queries';
import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';
import { fieldNewsListParams as params } from './list-params.ts';

export const fieldNewsRoutes = {
  'field-management-news.list': {
    screen: () => import('./field-news-screen.tsx').then((module) => module.FieldNewsScreen),
    preload: ({ api, queryClient }, { searchParams }) =>
      Promise.all([
        queryClient.prefetchQuery(
          fieldManagementNewsQuery(api, params.toQuery(params.parse(searchParams))),
        ),
        queryClient.prefetchQuery(categoriesQuery(api, 'field_management_updates')),
      ]),
  },
  'field-management-news.detail': {
    screen: () => import('./field-note-screen.tsx').then((module) => module.FieldNoteScreen),
    preload: ({ api, queryClient }, { params: { id = '' } }) =>
      queryClient.prefetchQuery(fieldManagementNewsDetailQuery(api, id, queryClient)),
  },
} satisfies FeatureRoutes;
