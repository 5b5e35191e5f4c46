import type { FeatureRoutes } from '../../modules/paths/feature-route.ts';

export const statusPagesRoutes = {
  welcome: () => import('./welcome-screen.tsx').then((module) => module.WelcomeScreen),
  login: () => import('./login-screen.tsx').then((module) => module.LoginScreen),
  'logged-out': () => import('./logged-out-screen.tsx').then((module) => module.LoggedOutScreen),
  unauthorized: () =>
    import('./unauthorized-screen.tsx').then((module) => module.UnauthorizedScreen),
  'access-denied': () =>
    import('./access-denied-screen.tsx').then((module) => module.AccessDeniedScreen),
  'no-states': () => import('./no-states-screen.tsx').then((module) => module.NoStatesScreen),
  'authorization-error': () =>
    import('./authorization-error-screen.tsx').then((module) => module.AuthorizationErrorScreen),
  'server-down-error': () =>
    import('./server-down-error-screen.tsx').then((module) => module.ServerDownErrorScreen),
  'inactivity-error': () =>
    import('./inactivity-error-screen.tsx').then((module) => module.InactivityErrorScreen),
} satisfies FeatureRoutes;
