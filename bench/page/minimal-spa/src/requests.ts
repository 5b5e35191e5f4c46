// The build writes these requests into the early script, so this file has no imports.

export const listRequests: readonly string[] = ['/api/v1/alerts'];

/** The lists on the portal's home page. */
export const homeRequests: readonly string[] = [
  '/api/v1/featured_content',
  '/api/v1/alerts?unread=true',
  '/api/v1/policy_updates?unread=true',
  '/api/v1/alerts',
  '/api/v1/policy_updates',
];
