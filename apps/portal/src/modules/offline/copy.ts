import { t } from '../../lib/i18n.ts';

/** Texts for everything that needs a network. */
export const offlineCopy = {
  /** For a call or a click while the device has no network. */
  offline: t('You’re offline. Try again when you’re back online.'),
  /** For a call that didn't reach the host although the device has a network. */
  unreachable: t(
    'You’re offline, or the portal can’t be reached. Check your connection and try again.',
  ),
  /** Name of the region with a message at the bottom of the screen. */
  region: t('Messages'),
  tryAgain: t('Try again'),
  close: t('Close'),
  part: {
    offline: t('You’re offline. This opens when you’re back online.'),
    failed: t('Couldn’t open this. Check your connection and try again.'),
  },
  screen: {
    offlineTitle: t('You’re offline'),
    offlineText: t('This page opens when you’re back online.'),
    failedTitle: t('Couldn’t open this page'),
    failedText: t('Check your connection and try again.'),
    goBack: t('Go back'),
  },
} as const;
