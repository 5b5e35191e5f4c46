/** Texts for what needs a network. */
export const offlineCopy = {
  /** For a call or a click while the device has no network. */
  offline: 'You’re offline. Try again when you’re back online.',
  /** For a call that didn't reach the host although the device has a network. */
  unreachable:
    'You’re offline, or the portal can’t be reached. Check your connection and try again.',
  /** Name of the region with a message at the bottom of the screen. */
  region: 'Messages',
  tryAgain: 'Try again',
  close: 'Close',
  part: {
    offline: 'You’re offline. This opens when you’re back online.',
    failed: 'Couldn’t open this. Check your connection and try again.',
  },
  screen: {
    offlineTitle: 'You’re offline',
    offlineText: 'This page opens when you’re back online.',
    failedTitle: 'Couldn’t open this page',
    failedText: 'Check your connection and try again.',
    goBack: 'Go back',
  },
} as const;
