import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button-link/button-link.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { indexCardsIllustration, inboxIllustration } from '../illustration/illustrations.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { StatusScreen } from './status-screen.tsx';

const meta = {
  title: 'Components/Feedback/StatusScreen',
  component: StatusScreen,
  args: {
    title: 'Oops! That page could not be found.',
    children: <p>It may have moved, or the address may have a typo.</p>,
    primary: <ButtonLink href="#back">Go back</ButtonLink>,
    secondary: [
      <TextLink key="contact" href="#contact">
        Contact us
      </TextLink>,
      <TextLink key="search" href="#search">
        Search
      </TextLink>,
    ],
  },
} satisfies Meta<typeof StatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

const support = [
  { term: 'Time', details: 'March 2, 2026, 2:05 pm ET' },
  { term: 'Request', details: '01JNB7R6F2-4C0D-8A71' },
];

/** There is no content yet, which is not an error, so an illustration is shown. */
export const Empty: Story = {
  args: {
    title: 'No alerts',
    headingLevel: 2,
    children: <p>New alerts for your states appear here.</p>,
    illustration: <Illustration paths={inboxIllustration} hue="coral" />,
    primary: undefined,
    secondary: [],
  },
};

/** Lists the filters, each with a button to remove it. */
export const EmptyFiltered: Story = {
  args: {
    title: 'No alerts match these filters',
    headingLevel: 2,
    children: <p>No alerts about claims in Texas. Remove a filter to see more.</p>,
    illustration: <Illustration paths={indexCardsIllustration} hue="coral" />,
    primary: <Button>Clear filters</Button>,
    secondary: [
      <Button key="claims" variant="secondary">
        Remove filter: Claims
      </Button>,
      <Button key="tx" variant="secondary">
        Remove filter: Texas
      </Button>,
    ],
  },
};

/** Error screens have no illustration. */
export const Failed: Story = {
  args: {
    title: "Couldn't load alerts",
    headingLevel: 2,
    children: <p>Check your connection and try again.</p>,
    primary: <Button>Try again</Button>,
    secondary: [],
    support,
  },
};

export const NotFound: Story = {
  args: { title: 'Oops! That page could not be found.' },
};

export const SessionEnded: Story = {
  args: {
    title: 'Your session has ended',
    children: (
      <p>
        Your Producer News Portal session has ended. For your security, sessions automatically end.
      </p>
    ),
    primary: <Button>Log In Again</Button>,
    secondary: [],
  },
};

export const Forbidden: Story = {
  args: {
    title: 'You are currently not authorized to view this content.',
    children: <p>Ask your manager or supervisor for access.</p>,
    primary: <ButtonLink href="#home">Go to home</ButtonLink>,
    secondary: [],
    support,
  },
};

export const Timeout: Story = {
  args: {
    title: 'The system has timed out due to a technical error.',
    children: <p>Nothing you did caused this. Try again in a moment.</p>,
    primary: <Button>Try again</Button>,
    secondary: [
      <TextLink key="home" href="#home">
        Go to home
      </TextLink>,
    ],
    support,
  },
};

export const NoStates: Story = {
  args: {
    title: 'No states are set up for you',
    children: (
      <p>
        This portal shows content for the states you sell in, and your account doesn’t list any yet.
        Ask your manager or supervisor to add your states, then sign in again.
      </p>
    ),
    primary: <Button>Try again</Button>,
    secondary: [
      <Button key="out" variant="secondary">
        Sign out
      </Button>,
    ],
  },
};

export const Unauthorized: Story = {
  args: {
    title: "Couldn't sign you in",
    children: (
      <p>
        We couldn’t start a session for this portal. Try again. If the problem continues, contact
        your manager or supervisor.
      </p>
    ),
    primary: <Button>Sign in</Button>,
    secondary: [],
  },
};

export const AccessDenied: Story = {
  args: {
    title: "You don't have access to this page",
    children: (
      <p>
        You need premier access to open this area. Ask your territory manager when your agency gets
        it.
      </p>
    ),
    primary: <ButtonLink href="#home">Go to home</ButtonLink>,
    secondary: [],
  },
};

export const SignedOut: Story = {
  args: {
    title: 'You’re signed out',
    children: (
      <p>
        You signed out of the Producer News Portal. On a shared computer, close the browser too.
      </p>
    ),
    primary: <Button>Sign in</Button>,
    secondary: [],
  },
};

/** Without actions, because the user can't do anything in this browser. */
export const UnsupportedBrowser: Story = {
  args: {
    title: 'Internet Explorer Error',
    children: (
      <p>
        This portal is not compatible with Internet Explorer. Please use Google Chrome, Microsoft
        Edge or another modern browser.
      </p>
    ),
    primary: undefined,
    secondary: [],
  },
};

export const Offline: Story = {
  args: {
    title: "You're offline",
    children: (
      <p>
        You can still read pages that are open. Everything else comes back with your connection.
      </p>
    ),
    primary: <Button>Try again</Button>,
    secondary: [],
  },
};

export const TextOnly: Story = { args: { primary: undefined, secondary: [] } };

export const LongText: Story = {
  args: {
    title:
      'Your Producer News Portal session has ended. For your security, sessions automatically end.',
  },
};
