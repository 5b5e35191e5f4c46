import { t } from '../../lib/i18n.ts';
import type { FeatureRoutes, ScreenModule } from '../../modules/paths/feature-route.ts';

export const statusPagesRoutes = {
  welcome: {
    path: '/welcome',
    kind: 'static',
    title: t('Welcome'),
    group: 'Status',
    public: true,
    screen: (): ScreenModule =>
      import('./welcome-screen.tsx').then((module) => module.WelcomeScreen),
  },
  login: {
    path: '/login',
    kind: 'static',
    title: t('Sign in'),
    group: 'Status',
    public: true,
    screen: (): ScreenModule => import('./login-screen.tsx').then((module) => module.LoginScreen),
  },
  'logged-out': {
    path: '/logged-out',
    kind: 'static',
    title: t('Signed out'),
    group: 'Status',
    public: true,
    screen: (): ScreenModule => import('./end-screens.ts').then((module) => module.LoggedOutScreen),
  },
  unauthorized: {
    path: '/unauthorized',
    kind: 'static',
    title: t('Sign-in failed'),
    group: 'Status',
    public: true,
    screen: (): ScreenModule =>
      import('./unauthorized-screen.tsx').then((module) => module.UnauthorizedScreen),
  },
  'access-denied': {
    path: '/access-denied',
    kind: 'static',
    title: t('Access denied'),
    group: 'Status',
    public: true,
    screen: (): ScreenModule =>
      import('./access-denied-screen.tsx').then((module) => module.AccessDeniedScreen),
  },
  'no-states': {
    path: '/no-states',
    kind: 'static',
    title: t('No states'),
    group: 'Status',
    public: true,
    screen: (): ScreenModule =>
      import('./no-states-screen.tsx').then((module) => module.NoStatesScreen),
  },
  'authorization-error': {
    path: '/authorization-error',
    kind: 'static',
    title: t('Not authorized'),
    group: 'Errors',
    public: true,
    screen: (): ScreenModule =>
      import('./end-screens.ts').then((module) => module.AuthorizationErrorScreen),
  },
  'server-down-error': {
    path: '/server-down-error',
    kind: 'static',
    title: t('System timed out'),
    group: 'Errors',
    public: true,
    screen: (): ScreenModule =>
      import('./end-screens.ts').then((module) => module.ServerDownErrorScreen),
  },
  'inactivity-error': {
    path: '/inactivity-error',
    kind: 'static',
    title: t('Session ended'),
    group: 'Errors',
    public: true,
    screen: (): ScreenModule =>
      import('./end-screens.ts').then((module) => module.InactivityErrorScreen),
  },
} as const satisfies FeatureRoutes;
