import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button-link/button-link.tsx';
import { Drawing } from '../drawing/drawing.tsx';
import { inTrayPicture } from '../drawing/pictures.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { StatusScreen } from './status-screen.tsx';

const meta = {
  title: 'Components/Feedback/StatusScreen',
  component: StatusScreen,
  args: {
    title: 'Oops! That page could not be found.',
    children: <p>It may have moved, or its address may be misspelled.</p>,
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

export const WithSupport: Story = {
  args: {
    title: 'The system has timed out due to a technical error.',
    children: <p>Please try again.</p>,
    support: [
      { term: 'Time', details: 'March 2, 2026, 2:05 pm ET' },
      { term: 'Request', details: '01JNB7R6F2-4C0D-8A71' },
    ],
  },
};

export const EmptyWithDrawing: Story = {
  args: {
    title: 'No alerts',
    headingLevel: 2,
    children: <p>New alerts for your states appear here.</p>,
    illustration: <Drawing picture={inTrayPicture} hue="alert" />,
    primary: undefined,
    secondary: [],
  },
};

export const WordsAlone: Story = { args: { primary: undefined, secondary: [] } };

export const LongText: Story = {
  args: {
    title:
      'Your Producer News Portal session has ended. For your security, sessions automatically end.',
  },
};
