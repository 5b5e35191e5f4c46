import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

const introduction = (): ScreenModule =>
  import('./introduction-screen.tsx').then((module) => module.IntroductionScreen);

export const agent360Routes = {
  agent360: {
    path: '/agent360',
    kind: 'detail',
    title: t('About Agent360'),
    group: 'Agent360',
    area: 'agent360.introduction',
    primary: 'simplePages.detail',
    screen: introduction,
  },
  'agent360.detail': {
    path: '/agent360/:id',
    kind: 'detail',
    title: t('Page'),
    group: 'Agent360',
    area: 'agent360',
    primary: 'simplePages.detail',
    screen: introduction,
  },
  'agent360.what-to-expect': {
    path: '/agent360/what-to-expect',
    kind: 'composite',
    title: t('What to expect'),
    group: 'Agent360',
    area: 'agent360.introduction',
    parts: ['simplePages.detail', 'cohorts.list'],
    screen: (): ScreenModule =>
      import('./what-to-expect-screen.tsx').then((module) => module.WhatToExpectScreen),
  },
  'agent360.product-overview': {
    path: '/agent360/product-overview',
    kind: 'composite',
    title: t('Product overview'),
    group: 'Agent360',
    area: 'agent360',
    parts: ['simplePages.detail', 'products.list'],
    screen: (): ScreenModule =>
      import('./product-overview-screen.tsx').then((module) => module.ProductOverviewScreen),
  },
  'agent360.new-products': {
    path: '/agent360/new-products',
    kind: 'list',
    title: t('New products'),
    group: 'Agent360',
    area: 'agent360',
    primary: 'products.list',
    screen: (): ScreenModule =>
      import('./new-products-screen.tsx').then((module) => module.NewProductsScreen),
  },
  'agent360.training': {
    path: '/agent360/training',
    kind: 'list',
    title: t('Agent360 training'),
    group: 'Agent360',
    area: 'agent360.introduction',
    primary: 'trainings.list',
    screen: (): ScreenModule =>
      import('./agent360-training-screen.tsx').then((module) => module.Agent360TrainingScreen),
  },
} as const satisfies FeatureRoutes;
