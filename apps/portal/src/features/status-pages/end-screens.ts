// The portal prefetches these screens (`src/app/prefetch.ts`), because the network may be down when a screen is needed. One
// module takes one request instead of four.
export { AuthorizationErrorScreen } from './authorization-error-screen.tsx';
export { InactivityErrorScreen } from './inactivity-error-screen.tsx';
export { LoggedOutScreen } from './logged-out-screen.tsx';
export { ServerDownErrorScreen } from './server-down-error-screen.tsx';
