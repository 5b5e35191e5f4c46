import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

const map = (): ScreenModule =>
  import('./availability-screen.tsx').then((module) => module.AvailabilityScreen);

export const availabilityRoutes = {
  'availability-map': {
    path: '/products/product-availability-map',
    kind: 'list',
    title: t('Product availability map'),
    group: 'Products',
    primary: 'products.all',
    screen: map,
  },
  'availability-map.product': {
    path: '/products/product-availability-map/:id',
    kind: 'list',
    title: t('Product availability map'),
    group: 'Products',
    primary: 'products.all',
    screen: map,
  },
} as const satisfies FeatureRoutes;
