export const devicesCopy = {
  title: 'Signed-in devices',
  description: 'If you don’t recognize a device, sign it out and change your password.',
  impersonating: (agent: string) =>
    `You’re viewing as agent ${agent}. These are your own sign-ins, not the agent’s.`,
  close: 'Close',
  current: 'This device',
  activeNow: 'Active now',
  lastUsed: (moment: string) => `Last used ${moment}`,
  signedIn: (moment: string) => `Signed in ${moment}`,
  onlyThis: 'You’re not signed in anywhere else.',
  loading: 'Loading your devices',
  slow: 'Still loading your devices. Your connection seems slow.',
  loaded: (count: number) => `You’re signed in on ${count} devices`,
  failed: 'Couldn’t load your devices. Try again in a moment.',
  retry: 'Try again',
  notOffered:
    'This portal doesn’t list your devices. Sign out here when you’re done, and change your password if you think someone else has access.',
  cancel: 'Cancel',
  signOut: 'Sign out',
  one: {
    button: (device: string) => `Sign out ${device}`,
    title: (device: string) => `Sign out ${device}?`,
    description: 'Anyone using that device will have to sign in again.',
    done: (device: string) => `${device} is signed out.`,
    failed: 'Couldn’t sign out that device. Try again.',
  },
  all: {
    button: 'Sign out everywhere',
    title: 'Sign out everywhere?',
    description: 'You’ll be signed out on all devices, including this one.',
    failed: 'Couldn’t sign out everywhere. Try again.',
  },
} as const;
