import { t } from '../../lib/i18n.ts';

/** Texts about the content that is saved on this device. Times are already formatted. */
export const copy = {
  /** Name of the region with the message at the bottom of the screen. */
  region: t('Saved content'),
  asOf: (time: string) => t('As of {time}', { time }),
  offline: t('You’re offline.'),
  offlineSaved: (time: string) => t('You’re offline. Showing content from {time}.', { time }),
  unreachable: (time: string) =>
    t('Can’t reach the portal. Showing content from {time}.', { time }),
  tryAgain: t('Try again'),
  pages: t('Saved on this device'),
  search: {
    matches: (query: string) =>
      t('You’re offline. These are saved pages that match “{query}”.', { query }),
    noMatches: (query: string) => t('No saved page matches “{query}”', { query }),
    nothingSaved: t('Nothing is saved on this device'),
    whenOnline: t('You’re offline. Search finds everything again when you’re back online.'),
    count: (count: number) =>
      t(
        '{count, plural, one {You’re offline. # suggestion.} other {You’re offline. # suggestions.}}',
        { count },
      ),
    none: t('You’re offline. No saved page matches.'),
  },
} as const;

/** Texts of "Save for offline". Sizes are already formatted. */
export const saveCopy = {
  save: t('Save for offline'),
  hint: t('Saved pages open offline until you sign out. Files aren’t included.'),
  saving: t('Saving for offline'),
  progress: (done: number, total: number) => t('{done} of {total}', { done, total }),
  saved: (size: string) => t('Saved for offline, {size}', { size }),
  cancel: t('Cancel'),
  canceled: t('Canceled. Nothing was saved.'),
  remove: t('Remove from this device'),
  removed: t('Removed from this device'),
  tryAgain: t('Try again'),
  failures: {
    notSupported: t('This browser doesn’t let the portal save pages.'),
    tooMany: (max: number) =>
      t('You can save up to {max} pages at once. Filter the list, and try again.', { max }),
    noSpace: t('There isn’t enough space on this device. Free up some space, and try again.'),
    sessionEnded: t('Your session has ended. Sign in, and try again.'),
    other: t('Couldn’t save for offline. Try again.'),
  },
} as const;
