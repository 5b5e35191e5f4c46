/** Screen texts for status pages. */
export const copy = {
  logIn: 'Log In',
  goHome: 'Go to home',
  welcome: {
    title: (portal: string) => `Welcome to the ${portal}`,
    text: 'Alerts, policy updates, and resources for our producers and agents. Log in to see what’s new in your states.',
  },
  login: {
    title: 'Logging you in',
    text: 'Taking you to your sign-in page. If nothing happens, select Log In.',
    finishing: 'Finishing sign-in. This takes a moment.',
  },
  switchUser: {
    title: 'Switch accounts?',
    question: (current: string, offered: string) =>
      `You are signed in as agent ${current}. Continue as agent ${offered}?`,
    note: 'If you continue, other open tabs of this portal switch too.',
    yes: (offered: string) => `Continue as agent ${offered}`,
    no: (current: string) => `Stay as agent ${current}`,
    close: 'Close',
  },
  unexpectedSignIn: {
    title: (agent: string) => `Sign in as agent ${agent}?`,
    question: (agency: string | null) =>
      agency === null
        ? 'This sign-in did not start in this browser.'
        : `This sign-in is for ${agency}, and it did not start in this browser.`,
    note: 'If this isn’t your account, cancel: someone else may have sent you the link.',
    yes: (agent: string) => `Sign in as agent ${agent}`,
    no: 'Cancel',
  },
  loggedOut: {
    title: 'You’re logged out',
    text: (portal: string) =>
      `You logged out of the ${portal}. On a shared computer, close the browser too.`,
  },
  unauthorized: {
    title: 'Couldn’t sign you in',
    text: 'We couldn’t start your session. Try again. If it keeps happening, contact your manager or supervisor.',
  },
  accessDenied: {
    title: 'You don’t have access to this page',
    /** By closed area of the policy table. `limited` is for users with only limited premier access. */
    areas: {
      agent360:
        'Agent360 and its products are open to producers with premier access. You don’t have it yet.',
      limited:
        'Your premier access is limited to About Agent360, What to expect, and Agent360 training. Products open once your access is active.',
      'agent360.introduction':
        'Agent360 is open to producers with premier access. You don’t have it yet.',
      'co-op': 'You don’t have access to the co-op marketing center.',
      'co-op.orders': 'You don’t have access to the cart and orders in the co-op marketing center.',
      social: 'You don’t have access to social media posts and co-branded videos.',
    },
    reasons: {
      premier: 'This area is open to producers with premier access. You don’t have it yet.',
      permission: 'You don’t have access to this area.',
      'admin-only': 'This area is for administrators.',
    },
    ask: {
      premier:
        'Ask your territory manager whether your office can get it, and when. You’ll see it the next time you log in.',
      permission:
        'Ask your manager or supervisor to add it. You’ll see it the next time you log in.',
      'admin-only': 'Ask your manager or supervisor if you need it.',
    },
    call: 'Need help now? Call us:',
    introduction: 'About Agent360',
    contacts: 'Contact us',
  },
  noStates: {
    title: 'No states are set up for you',
    text: 'What you see here depends on the states you sell in, and your account has none. Ask your manager or supervisor to add them, then log in again.',
    signOut: 'Sign out',
    tryAgain: 'Try again',
  },
} as const;
