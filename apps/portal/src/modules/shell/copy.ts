/** The words of the shell. */
export const copy = {
  skipToMain: 'Skip to main content',
  skipToSearch: 'Skip to search',
  mainMenu: 'Main menu',
  bottomMenu: 'Help and information',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  menu: 'Menu',
  closeMenu: 'Close menu',
  search: 'Search the portal',
  searchPlaceholder: 'Search alerts and policy updates',
  searchSubmit: 'Search',
  logIn: 'Log In',
  alerts: 'Alerts',
  unreadAlerts: (count: number) => (count === 1 ? '1 unread alert' : `${count} unread alerts`),
  account: 'Account',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  facts: {
    agency: 'Agency',
    agent: 'Agent code',
    access: 'Access',
    channel: 'Sales channel',
    premierGroup: 'Premier group',
  },
  signOut: 'Sign out',
  // The separator of the specification's dateline voice.
  viewingAs: (code: string, agency: string | null) =>
    agency === null ? `Viewing as agent ${code}` : `Viewing as agent ${code} · ${agency}`,
  stopViewing: 'Stop viewing',
  asPrefix: (code: string) => `(As ${code}) `,
  notLasting: 'This browser does not keep data for the portal, so you will be asked to log in again in every new tab.',
  idle: {
    title: 'Your session is about to end',
    description: (minutes: number) =>
      minutes <= 1
        ? 'For your security, you will be logged out in less than a minute.'
        : `For your security, you will be logged out in ${minutes} minutes.`,
    stay: 'Stay signed in',
    signOut: 'Sign out now',
    close: 'Close',
  },
} as const;

/** What the menus show until the host has answered, and when it does not. */
export const fallbackMenus = {
  top: [
    {
      label: 'News',
      children: [
        { label: 'All alerts', path: '/alerts' },
        { label: 'Unread alerts', path: '/alerts?unread=true' },
        { label: 'Policy updates', path: '/policy-updates' },
      ],
    },
    {
      label: 'Help',
      children: [
        { label: 'Contact us', path: '/contact-us' },
        { label: 'Digital accessibility', path: '/digital-accessibility' },
      ],
    },
  ],
  bottom: [
    { label: 'Contact us', path: '/contact-us' },
    { label: 'Digital accessibility', path: '/digital-accessibility' },
  ],
} as const;
