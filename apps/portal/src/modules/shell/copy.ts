/** The words of the impersonation banner; by themselves, because the boot script has them too. */
export const viewingAs = (code: string, agency: string | null) =>
  agency === null ? `Viewing as agent ${code}` : `Viewing as agent ${code} · ${agency}`;

/** The words of the shell. */
export const copy = {
  skipToMain: 'Skip to main content',
  mainMenu: 'Main menu',
  bottomMenu: 'Help and information',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  menu: 'Menu',
  closeMenu: 'Close menu',
  alerts: 'Alerts',
  unreadAlerts: (count: number) => (count === 1 ? '1 unread alert' : `${count} unread alerts`),
  account: 'Account',
  find: 'Find anything',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  facts: {
    agency: 'Agency',
    agent: 'Agent code',
    access: 'Access',
    channel: 'Sales channel',
    premierGroup: 'Premier group',
  },
  devices: 'Signed-in devices',
  signOut: 'Sign out',
  stopViewing: 'Stop viewing',
  viewLeft: (minutes: number) =>
    minutes < 1
      ? 'under a minute left'
      : minutes < 60
        ? `${minutes} min left`
        : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`,
  asPrefix: (code: string) => `(As ${code}) `,
  notLasting:
    'This browser does not keep data for the portal, so you will be asked to log in again in every new tab.',
  idle: {
    title: 'Your session is about to end',
    idle: 'For your security, sessions automatically end when nobody uses them.',
    expiry: 'Your session could not be renewed so far. Stay signed in tries again.',
    left: (seconds: number) =>
      `Time left: ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    lastMinute: 'Your session ends in one minute.',
    stay: 'Stay signed in',
    signOut: 'Sign out now',
  },
} as const;
