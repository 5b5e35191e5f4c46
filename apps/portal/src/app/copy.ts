import { t } from '../lib/i18n.ts';

/** Shown instead of a screen that could not render. */
export const crashCopy = {
  title: t('Couldn’t show this page'),
  text: t('Something went wrong. Reloading the page usually helps.'),
  reload: t('Reload page'),
} as const;
