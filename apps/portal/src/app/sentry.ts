import type { ActivityEvent } from '@producer-portal/api';
import { addBreadcrumb, captureException, init } from '@sentry/browser';
import type { PortalConfig } from '../modules/session/portal-config.ts';
import { scrub } from './scrub.ts';

/** Starts the vendor's SDK and removes personal data from everything it sends. */
export function startSentry({
  dsn,
  tracesSampleRate,
}: NonNullable<PortalConfig['errorReporting']>) {
  init({
    dsn,
    tracesSampleRate,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    // The SDK's own breadcrumbs contain URLs, console lines, and page text. Ours are from the activity stream, which contains
    // none of these.
    integrations: (defaults) => defaults.filter(({ name }) => name !== 'Breadcrumbs'),
    beforeSend: scrub,
    beforeSendTransaction: scrub,
    beforeBreadcrumb: scrub,
  });
  return {
    report: (error: Error) => void captureException(error),
    breadcrumb: ({ type, ...data }: ActivityEvent) =>
      addBreadcrumb({ category: 'activity', message: type, data }),
  };
}
