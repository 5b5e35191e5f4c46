/** Texts of the error pages. Fixed sentences stay exactly as in docs/product.md#error-pages. */
export const copy = {
  goHome: 'Go to home',
  contact: 'Contact us',
  requestId: 'Reference number',
  time: 'Time',
  // Fixed texts for a 403 (docs/product.md#error-pages).
  notAuthorized: {
    title: 'You are currently not authorized to view this content.',
    text: 'Please contact your manager or supervisor.',
  },
  // Fixed title for a 5xx or no response (docs/product.md#error-pages).
  timedOut: {
    title: 'The system has timed out due to a technical error.',
    text: 'Nothing you did caused this. Try again in a moment.',
    offline: 'You’re offline. Your page opens again when you’re back online.',
    tryAgain: 'Try again',
  },
  // Fixed text and button for a 401 (docs/product.md#error-pages); `Producer News Portal` is the default name.
  sessionEnded: {
    title: 'Your session has ended',
    // Fixed title after a failed token refresh (docs/product.md#error-pages).
    invalid: 'Invalid session',
    text: (portal: string) =>
      `Your ${portal} session has ended. For your security, sessions automatically end.`,
    logInAgain: 'Log In Again',
  },
} as const;
