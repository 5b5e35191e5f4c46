import { lazy } from 'react';

/** The error boundary for server components. It loads the class in the browser, because server components can't use class components. */
export const ComponentErrorBoundary = lazy(async () => {
  const module = await import('./component-error-boundary.ts');
  return { default: module.ComponentErrorBoundary };
});
