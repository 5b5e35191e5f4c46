import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

const product = (): ScreenModule =>
  import('./product-screen.tsx').then((module) => module.ProductScreen);

export const productsRoutes = {
  products: {
    path: '/products',
    kind: 'composite',
    title: t('Products'),
    group: 'Products',
    parts: ['products.list', 'productUpdates.list'],
    screen: (): ScreenModule =>
      import('./products-screen.tsx').then((module) => module.ProductsScreen),
  },
  'products.detail': {
    path: '/products/:id',
    kind: 'detail',
    title: t('Product'),
    group: 'Products',
    parts: ['products.detail'],
    screen: product,
  },
  'products.classic': {
    path: '/products/classic/:id',
    kind: 'detail',
    title: t('Product'),
    group: 'Products',
    parts: ['products.detail'],
    screen: product,
  },
  'products.agent360': {
    path: '/products/agent360/:id',
    kind: 'detail',
    title: t('Product'),
    group: 'Products',
    area: 'agent360',
    primary: 'products.detail',
    screen: product,
  },
} as const satisfies FeatureRoutes;
