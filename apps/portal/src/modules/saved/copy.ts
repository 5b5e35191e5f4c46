import { t } from '../../lib/i18n.ts';

/** Texts for what is saved on this device. Times are already formatted. */
export const copy = {
  /** Name of the region with the message at the bottom of the screen. */
  region: t('Saved content'),
  asOf: (time: string) => t('As of {time}', { time }),
  offline: t('You’re offline.'),
  offlineSaved: (time: string) => t('You’re offline. Showing what was saved at {time}.', { time }),
  unreachable: (time: string) =>
    t('Can’t reach the portal. Showing what was saved at {time}.', { time }),
  tryAgain: t('Try again'),
  neverOpened: t(
    'This page isn’t saved on this device, because you haven’t opened it here lately.',
  ),
  pages: t('Saved on this device'),
} as const;
