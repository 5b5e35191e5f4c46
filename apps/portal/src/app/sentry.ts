import type { ActivityEvent } from '@producer-portal/api';
import { addBreadcrumb, captureException, init } from '@sentry/browser';
import type { PortalConfig } from '../modules/session/portal-config.ts';
import { scrub } from './scrub.ts';

/** Starts the vendor's SDK with everything personal taken out before it is sent. */
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
    // Its own trail holds addresses, console lines and page texts; ours is the activity stream, which holds none.
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
