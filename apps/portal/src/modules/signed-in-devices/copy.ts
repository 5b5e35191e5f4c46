import { t } from '../../lib/i18n.ts';

export const devicesCopy = {
  title: t('Signed-in devices'),
  description: t('If you don’t recognize a device, sign it out and change your password.'),
  impersonating: (agent: string) =>
    t('You’re viewing as agent {agent}. These are your own sign-ins, not the agent’s.', { agent }),
  close: t('Close'),
  current: t('This device'),
  activeNow: t('Active now'),
  lastUsed: (moment: string) => t('Last used {moment}', { moment }),
  signedIn: (moment: string) => t('Signed in {moment}', { moment }),
  onlyThis: t('You’re not signed in anywhere else.'),
  loading: t('Loading your devices'),
  slow: t('Still loading your devices. Your connection seems slow.'),
  loaded: (count: number) =>
    t('You’re signed in on {count, plural, one {# device} other {# devices}}', { count }),
  failed: t('Couldn’t load your devices. Try again in a moment.'),
  retry: t('Try again'),
  notOffered: t(
    'This portal doesn’t list your devices. Sign out here when you’re done, and change your password if you think someone else has access.',
  ),
  cancel: t('Cancel'),
  signOut: t('Sign out'),
  one: {
    button: (device: string) => t('Sign out {device}', { device }),
    title: (device: string) => t('Sign out {device}?', { device }),
    description: t('Anyone using that device will have to sign in again.'),
    done: (device: string) => t('{device} is signed out.', { device }),
    failed: t('Couldn’t sign out that device. Try again.'),
  },
  all: {
    button: t('Sign out everywhere'),
    title: t('Sign out everywhere?'),
    description: t('You’ll be signed out on all devices, including this one.'),
    failed: t('Couldn’t sign out everywhere. Try again.'),
  },
} as const;
