/** The words of the error pages. What the specification fixes (sections 2 and 8) stands here as it stands there. */
export const copy = {
  goHome: 'Go to home',
  contact: 'Contact us',
  requestId: 'Request number',
  time: 'Time',
  // Specification section 8: 403.
  notAuthorised: {
    title: 'You are currently not authorized to view this content.',
    text: 'Please contact your manager or supervisor.',
  },
  // Specification section 8: 500 or 'Network Error'.
  timedOut: {
    title: 'The system has timed out due to a technical error.',
    text: 'Nothing you did caused this. Please try again in a moment.',
    tryAgain: 'Try again',
  },
  // Specification section 8: 401. The sentence stands whole; `Producer News Portal` is the default name.
  sessionEnded: {
    title: 'Your session has ended',
    text: (portal: string) =>
      `Your ${portal} session has ended. For your security, sessions automatically end.`,
    logInAgain: 'Log In Again',
  },
} as const;
