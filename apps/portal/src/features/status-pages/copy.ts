/** Screen texts for status pages. */
export const copy = {
  logIn: 'Sign in',
  goHome: 'Go to home',
  welcome: {
    title: (portal: string) => `Welcome to the ${portal}`,
    text: 'Alerts, policy updates, and resources for our producers and agents. Sign in to see what’s new in your states.',
  },
  login: {
    title: 'Signing you in',
    text: 'Taking you to your sign-in page. If nothing happens, select Sign in.',
    finishing: 'Finishing sign-in. This takes a moment.',
  },
  switchUser: {
    title: 'Switch accounts?',
    question: (current: string, offered: string) =>
      `You’re signed in as agent ${current}. Switch to agent ${offered}?`,
    note: 'If you switch, your other open portal tabs switch too.',
    yes: (offered: string) => `Switch to agent ${offered}`,
    no: (current: string) => `Stay as agent ${current}`,
    close: 'Close',
  },
  unexpectedSignIn: {
    title: (agent: string) => `Sign in as agent ${agent}?`,
    question: (agency: string | null) =>
      agency === null
        ? 'This sign-in didn’t start in this browser.'
        : `This sign-in is for ${agency}, and it didn’t start in this browser.`,
    note: 'If this isn’t your account, select Cancel. Someone else may have sent you the link.',
    yes: (agent: string) => `Sign in as agent ${agent}`,
    no: 'Cancel',
  },
  loggedOut: {
    title: 'You’re signed out',
    text: (portal: string) =>
      `You signed out of the ${portal}. On a shared computer, close the browser too.`,
  },
  unauthorized: {
    unknown: {
      title: 'Couldn’t sign you in',
      text: () =>
        'We couldn’t start your session. Try again. If it keeps happening, contact your manager or supervisor.',
      action: 'Sign in',
    },
    'no-access': {
      title: 'Your account doesn’t have access',
      text: (portal: string) =>
        `Your sign-in worked, but your account isn’t set up for the ${portal}. Ask your manager or supervisor for access.`,
      action: 'Sign in again',
    },
    misconfigured: {
      title: 'Sign-in isn’t working',
      text: (portal: string) =>
        `The ${portal} isn’t set up correctly. Your account and your password are fine. Contact support and give them the reference code.`,
      action: 'Try again',
    },
    reference: 'Reference code',
    problem: 'For support',
    cure: 'What to check',
    docs: 'Read more in',
  },
  accessDenied: {
    title: 'You don’t have access to this page',
    /** Reasons by area. `limited` is for users whose premier access is limited. */
    areas: {
      agent360: 'You need premier access to open Agent360 and its products.',
      limited:
        'For now, your premier access covers About Agent360, What to expect, and Agent360 training. Products open when your access is active.',
      'agent360.introduction': 'You need premier access to open Agent360.',
      'co-op': 'You don’t have access to the co-op marketing center.',
      'co-op.orders': 'You don’t have access to the cart and orders in the co-op marketing center.',
      social: 'You don’t have access to social media posts and co-branded videos.',
    },
    reasons: {
      premier: 'You need premier access to open this area.',
      permission: 'You don’t have access to this area.',
      'admin-only': 'This area is for administrators.',
    },
    ask: {
      premier:
        'Ask your territory manager when your agency will get it. Then sign out and sign in again to see Agent360.',
      limited: 'Ask your territory manager when to expect it.',
      permission:
        'Ask your manager or supervisor for access. You’ll see this area the next time you sign in.',
      'admin-only': 'If you need access, ask your manager or supervisor.',
    },
    call: 'Need help now? Call us:',
    introduction: 'About Agent360',
    contacts: 'Contact us',
  },
  noStates: {
    title: 'No states are set up for you',
    text: 'The portal shows content for the states you sell in, and your account doesn’t list any yet. Ask your manager or supervisor to add your states, then sign in again.',
    signOut: 'Sign out',
    tryAgain: 'Try again',
  },
} as const;
