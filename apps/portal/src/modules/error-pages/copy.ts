import { t } from '../../lib/i18n.ts';

/** Texts of the error pages. Fixed sentences stay exactly as in docs/product.md#error-pages. */
export const copy = {
  goHome: t('Go to home'),
  contact: t('Contact us'),
  requestId: t('Reference number'),
  time: t('Time'),
  // Fixed texts for a 403 (docs/product.md#error-pages).
  notAuthorized: {
    title: t('You are currently not authorized to view this content.'),
    text: t('Please contact your manager or supervisor.'),
  },
  // Fixed title for a 5xx or no response (docs/product.md#error-pages).
  timedOut: {
    title: t('The system has timed out due to a technical error.'),
    text: t('Nothing you did caused this. Try again in a moment.'),
    tryAgain: t('Try again'),
  },
  // While the device is offline.
  offline: {
    title: t('This page isn’t available offline'),
    text: t('You’re offline. Your page opens again when you’re back online.'),
  },
  // Fixed text and button for a 401 (docs/product.md#error-pages); `Producer News Portal` is the default name.
  sessionEnded: {
    title: t('Your session has ended'),
    // Fixed title after a failed token refresh (docs/product.md#error-pages).
    invalid: t('Invalid session'),
    text: (portal: string) =>
      t('Your {portal} session has ended. For your security, sessions automatically end.', {
        portal,
      }),
    logInAgain: t('Log In Again'),
  },
} as const;
