import { lazy } from 'react';

/** The error boundary for server components, which can't define classes: it runs in the browser. */
export const ComponentErrorBoundary = lazy(async () => {
  const module = await import('./component-error-boundary.ts');
  return { default: module.ComponentErrorBoundary };
});
