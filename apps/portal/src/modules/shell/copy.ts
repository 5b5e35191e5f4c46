import { t } from '../../lib/i18n.ts';

/** Text of the impersonation banner. */
export const viewingAs = (code: string, agency: string | null) =>
  agency === null
    ? t('Viewing as agent {code}', { code })
    : t('Viewing as agent {code} · {agency}', { code, agency });

export const copy = {
  skipToMain: t('Skip to main content'),
  mainMenu: t('Main menu'),
  bottomMenu: t('Help and information'),
  breadcrumb: t('Breadcrumb'),
  home: t('Home'),
  menu: t('Menu'),
  closeMenu: t('Close menu'),
  alerts: t('Alerts'),
  unreadAlerts: (count: number) =>
    t('{count, plural, one {# unread alert} other {# unread alerts}}', { count }),
  account: t('Account'),
  slow: t('Still loading. Your connection seems slow.'),
  brief: t('Your brief'),
  find: t('Search the portal'),
  language: t('Language'),
  languageChosen: (name: string) => t('Language: {name}', { name }),
  theme: t('Theme'),
  themes: { system: t('Same as device'), light: t('Light'), dark: t('Dark') },
  details: {
    agency: t('Agency'),
    agent: t('Agent code'),
    access: t('Access level'),
    channel: t('Sales channel'),
    premierGroup: t('Premier access group'),
  },
  devices: t('Signed-in devices'),
  signOut: t('Sign out'),
  stopViewing: t('Stop viewing'),
  asPrefix: (code: string) => t('(As {code})', { code }) + ' ',
  storageBlocked: t(
    'Your browser blocks saved data for this site, so you’ll need to sign in again in each new tab.',
  ),
  idle: {
    title: t('Your session is about to end'),
    idle: t('For your security, your session ends after a period of inactivity.'),
    expiry: t('We couldn’t renew your session. Select Stay signed in to try again.'),
    left: (seconds: number) =>
      t('Time left: {time}', {
        time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
      }),
    lastMinute: t('Your session ends in one minute.'),
    stay: t('Stay signed in'),
    signOut: t('Sign out now'),
  },
} as const;
