/** The words of the status pages. */
export const copy = {
  logIn: 'Log In',
  goHome: 'Go to home',
  welcome: {
    title: (portal: string) => `Welcome to the ${portal}`,
    text: 'Alerts, policy updates and resources for the producers and agents who sell with us. Log in to see what is new for your states.',
  },
  login: {
    title: 'Logging you in',
    text: 'You are being taken to your sign-in page. If nothing happens, press Log In.',
    finishing: 'Your sign-in is being finished. This takes a moment.',
  },
  handOver: {
    title: 'Change who is signed in?',
    question: (current: string, offered: string) =>
      `You are signed in as agent ${current}. Continue as agent ${offered}?`,
    note: 'Whatever is open in other tabs of this portal will then belong to the new session.',
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
    title: 'You are logged out',
    text: (portal: string) =>
      `You have logged out of the ${portal}. On a shared computer, close the browser as well.`,
  },
  unauthorized: {
    title: 'You could not be signed in',
    text: 'Your sign-in did not give you a session for this portal. Try once more. If it happens again, contact your manager or supervisor.',
  },
  accessDenied: {
    title: 'You do not have access to this page',
    /** By the area of the access table that is closed; `limited` is who has part of agent360. */
    areas: {
      agent360:
        'Agent360 and its products are open to producers with premier access, and your sign-in does not have it.',
      limited:
        'Your premier access is limited: it opens About Agent360, What to expect and Training. The products are open to producers with premier access that is active.',
      'agent360.introduction':
        'Agent360 is open to producers with premier access, and your sign-in does not have it.',
      'co-op': 'Your sign-in does not include the co-op marketing center.',
      'co-op.orders':
        'Your sign-in does not include ordering in the co-op marketing center: the cart and the orders.',
      social: 'Your sign-in does not include social media posts and co-branded videos.',
    },
    reasons: {
      premier:
        'This part of the portal is open to producers with premier access, and your sign-in does not have it.',
      permission: 'Your sign-in does not include this part of the portal.',
      'admin-only': 'This part of the portal is for administrators.',
    },
    ask: {
      premier:
        'Ask your territory manager whether your office can have it, and when. It shows when you next log in.',
      permission: 'Ask your manager or supervisor to have it added. It shows when you next log in.',
      'admin-only': 'Ask your manager or supervisor if you need it.',
    },
    call: 'Nobody there to ask? Call one of the numbers below.',
    introduction: 'About Agent360',
    contacts: 'Contact us',
  },
  noStates: {
    title: 'No states are set up for you',
    text: 'What this portal shows depends on the states you sell in, and your sign-in has none. Ask your manager or supervisor to have them added, then log in again.',
    signOut: 'Sign out',
    tryAgain: 'Try again',
  },
} as const;
