// One module for the screens that are loaded early, in case the network is down after a failure (`src/app/prefetch.ts`).
// Separate modules would take four requests.
export { AuthorizationErrorScreen } from './authorization-error-screen.tsx';
export { InactivityErrorScreen } from './inactivity-error-screen.tsx';
export { LoggedOutScreen } from './logged-out-screen.tsx';
export { ServerDownErrorScreen } from './server-down-error-screen.tsx';
