import { t } from '../../lib/i18n.ts';

/** Screen texts for status pages. */
export const copy = {
  logIn: t('Sign in'),
  goHome: t('Go to home'),
  welcome: {
    title: (portal: string) => t('Welcome to the {portal}', { portal }),
    text: t(
      'Alerts, policy updates, and resources for our producers and agents. Sign in to see what’s new in your states.',
    ),
  },
  login: {
    title: t('Signing you in'),
    text: t('Taking you to your sign-in page. If nothing happens, select Sign in.'),
    finishing: t('Finishing sign-in. This takes a moment.'),
    offlineTitle: t('You’re offline'),
    offline: t('You can sign in when you’re back online. This page then continues by itself.'),
  },
  switchUser: {
    title: t('Switch accounts?'),
    question: (current: string, offered: string) =>
      t('You’re signed in as agent {current}. Switch to agent {offered}?', { current, offered }),
    unsentTitle: (count: number) =>
      t('{count, plural, one {# change hasn’t been sent} other {# changes haven’t been sent}}', {
        count,
      }),
    unsent: t('If you switch now, your unsent changes will be lost.'),
    note: t('If you switch, your other open portal tabs switch too.'),
    yes: (offered: string) => t('Switch to agent {offered}', { offered }),
    no: (current: string) => t('Stay as agent {current}', { current }),
    close: t('Close'),
  },
  unexpectedSignIn: {
    title: (agent: string) => t('Sign in as agent {agent}?', { agent }),
    question: (agency: string | null) =>
      agency === null
        ? t('This sign-in didn’t start in this browser.')
        : t('This sign-in is for {agency}, and it didn’t start in this browser.', { agency }),
    note: t('If this isn’t your account, select Cancel. Someone else may have sent you the link.'),
    yes: (agent: string) => t('Sign in as agent {agent}', { agent }),
    no: t('Cancel'),
  },
  loggedOut: {
    title: t('You’re signed out'),
    text: (portal: string) =>
      t('You signed out of the {portal}. On a shared computer, close the browser too.', { portal }),
  },
  unauthorized: {
    unknown: {
      title: t('Couldn’t sign you in'),
      text: () =>
        t(
          'We couldn’t start your session. Try again. If it keeps happening, contact your manager or supervisor.',
        ),
      action: t('Sign in'),
    },
    'no-access': {
      title: t('Your account doesn’t have access'),
      text: (portal: string) =>
        t(
          'Your sign-in worked, but your account isn’t set up for the {portal}. Ask your manager or supervisor for access.',
          { portal },
        ),
      action: t('Sign in again'),
    },
    misconfigured: {
      title: t('Sign-in isn’t working'),
      text: (portal: string) =>
        t(
          'The {portal} isn’t set up correctly. Your account and your password are fine. Contact support and give them the reference code.',
          { portal },
        ),
      action: t('Try again'),
    },
    reference: t('Reference code'),
    problem: t('For support'),
    fix: t('What to check'),
    docs: t('Read more in'),
  },
  accessDenied: {
    title: t('You don’t have access to this page'),
    /** Reasons by area. `limited` is for users whose premier access is limited. */
    areas: {
      agent360: t('You need premier access to open Agent360 and its products.'),
      limited: t(
        'For now, your premier access covers “About Agent360,” “What to expect,” and “Agent360 training.” Products open when your access is active.',
      ),
      'agent360.introduction': t('You need premier access to open Agent360.'),
      'co-op': t('You don’t have access to the co-op marketing center.'),
      'co-op.orders': t(
        'You don’t have access to the cart and orders in the co-op marketing center.',
      ),
      social: t('You don’t have access to social media posts and co-branded videos.'),
    },
    reasons: {
      premier: t('You need premier access to open this area.'),
      permission: t('You don’t have access to this area.'),
      'admin-only': t('This area is for administrators.'),
    },
    ask: {
      premier: t(
        'Ask your territory manager when your agency will get premier access. Once you have it, sign out and sign in again to see Agent360.',
      ),
      limited: t('Ask your territory manager when your access will be active.'),
      permission: t(
        'Ask your manager or supervisor for access. You’ll see this area the next time you sign in.',
      ),
      'admin-only': t('If you need access, ask your manager or supervisor.'),
    },
    call: t('Need help now? Call us:'),
    introduction: t('About Agent360'),
    contacts: t('Contact us'),
  },
  noStates: {
    title: t('No states are set up for you'),
    text: t(
      'The portal shows content for the states you sell in, and your account doesn’t list any yet. Ask your manager or supervisor to add your states, then sign in again.',
    ),
    signOut: t('Sign out'),
    tryAgain: t('Try again'),
  },
} as const;
