import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const statusPagesRoutes = {
  welcome: { screen: () => import('./welcome-screen.tsx').then((module) => module.WelcomeScreen) },
  login: { screen: () => import('./login-screen.tsx').then((module) => module.LoginScreen) },
  'logged-out': {
    screen: () => import('./logged-out-screen.tsx').then((module) => module.LoggedOutScreen),
  },
  unauthorized: {
    screen: () => import('./unauthorized-screen.tsx').then((module) => module.UnauthorizedScreen),
  },
  'access-denied': {
    screen: () => import('./access-denied-screen.tsx').then((module) => module.AccessDeniedScreen),
  },
  'no-states': {
    screen: () => import('./no-states-screen.tsx').then((module) => module.NoStatesScreen),
  },
  'authorization-error': {
    screen: () =>
      import('./authorization-error-screen.tsx').then((module) => module.AuthorizationErrorScreen),
  },
  'server-down-error': {
    screen: () =>
      import('./server-down-error-screen.tsx').then((module) => module.ServerDownErrorScreen),
  },
  'inactivity-error': {
    screen: () =>
      import('./inactivity-error-screen.tsx').then((module) => module.InactivityErrorScreen),
  },
} satisfies FeatureRoutes;
