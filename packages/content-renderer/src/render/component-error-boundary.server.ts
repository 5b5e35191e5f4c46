import { lazy } from 'react';

/**
 * The error boundary for server components. It is loaded in the browser, because server components can't
 * contain class components.
 */
export const ComponentErrorBoundary = lazy(async () => {
  const module = await import('./component-error-boundary.ts');
  return { default: module.ComponentErrorBoundary };
});
