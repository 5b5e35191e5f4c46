/** Text of the impersonation banner. Exported separately because the boot script includes it too. */
export const viewingAs = (code: string, agency: string | null) =>
  agency === null ? `Viewing as agent ${code}` : `Viewing as agent ${code} · ${agency}`;

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
  slow: 'Still loading. Your connection seems slow.',
  find: 'Search the portal',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  details: {
    agency: 'Agency',
    agent: 'Agent code',
    access: 'Access level',
    channel: 'Sales channel',
    premierGroup: 'Premier access group',
  },
  devices: 'Signed-in devices',
  signOut: 'Sign out',
  stopViewing: 'Stop viewing',
  asPrefix: (code: string) => `(As ${code}) `,
  storageBlocked:
    'Your browser blocks saved data for this site, so you’ll need to sign in again in each new tab.',
  idle: {
    title: 'Your session is about to end',
    idle: 'For your security, your session ends after a period of inactivity.',
    expiry: 'We couldn’t renew your session. Select Stay signed in to try again.',
    left: (seconds: number) =>
      `Time left: ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    lastMinute: 'Your session ends in one minute.',
    stay: 'Stay signed in',
    signOut: 'Sign out now',
  },
} as const;
