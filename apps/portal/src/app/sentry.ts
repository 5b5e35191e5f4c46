import { formatDiagnostic } from '@producer-portal/api';
import type { ActivityEvent, Diagnostic } from '@producer-portal/api';
import {
  addBreadcrumb,
  browserTracingIntegration,
  captureException,
  captureMessage,
  init,
} from '@sentry/browser';
import type { PortalConfig } from '../modules/session/portal-config.ts';
import { scrub } from './scrub.ts';

/**
 * Default integrations that the portal doesn't use, because their breadcrumbs contain URLs, console lines, and page text. The
 * portal's breadcrumbs come from the activity stream, which contains none of these.
 */
const omittedIntegrations = ['Breadcrumbs', 'Console'];

/**
 * Starts the vendor's SDK and removes personal data from everything it sends. It reports errors, and traces a share of the page
 * loads and route changes (`tracesSampleRate`).
 */
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
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !omittedIntegrations.includes(name)),
      browserTracingIntegration({
        // These vitals describe elements by their text.
        webVitals: { ignore: ['lcp', 'cls', 'inp'] },
        enableLongAnimationFrame: false,
      }),
    ],
    // Add no tracing headers, because calls have only the headers of docs/contract.md#request-headers.
    tracePropagationTargets: [],
    beforeSend: scrub,
    beforeSendSpan: scrub,
    beforeBreadcrumb: scrub,
  });
  return {
    report: (error: Error) => void captureException(error),
    diagnostic: (diagnostic: Diagnostic) => {
      const { code, requestId } = diagnostic;
      captureMessage(formatDiagnostic(diagnostic), {
        level: 'warning',
        tags: { diagnostic: code },
        ...(requestId === null ? {} : { extra: { requestId } }),
      });
    },
    breadcrumb: ({ type, ...data }: ActivityEvent) =>
      addBreadcrumb({ category: 'activity', message: type, data }),
  };
}
