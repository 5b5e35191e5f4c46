import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  {
    id: 'pay',
    heading: 'How does a policyholder pay?',
    content: (
      <p>
        By card or bank account on the policyholder page, by phone at 800-555-0142, or by check with
        the bill’s payment stub.
      </p>
    ),
  },
  {
    id: 'total-loss',
    heading: 'When is a motorcycle a total loss?',
    content: (
      <>
        <p>
          When the repair costs more than the agreed value. The adjuster decides within ten days.
        </p>
        <p>The owner keeps the wreck where the state allows it.</p>
      </>
    ),
  },
  {
    id: 'forms',
    heading: 'Where are the inspection forms?',
    content: <p>Form MH-417 is in the mobile home forms.</p>,
  },
];

const meta = {
  title: 'Components/Content/Accordion',
  component: Accordion,
  args: {
    items,
    headingLevel: 3,
    labels: { showAll: 'Show all answers', hideAll: 'Hide all answers' },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2 } };

export const OneOpen: Story = { args: { defaultOpen: ['total-loss'] } };

export const AllOpen: Story = { args: { defaultOpen: items.map(({ id }) => id) } };

/** A single item has no "show all" button. */
export const OneItem: Story = { args: { items: items.slice(0, 1) } };

export const ShowsAll: Story = {
  play: async ({ canvas, step }) => {
    await step('Show all', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Show all answers' })),
    );
    await step('All answers are shown, and the button offers to hide them', async () => {
      await expect(canvas.getByText(/Form MH-417/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Hide all answers' })).toHaveFocus();
    });
  },
};

/** Find-in-page and fragment links open a collapsed answer. */
export const FoundInPage: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/Form MH-417/);
    const question = canvas.getByRole('button', { name: 'Where are the inspection forms?' });
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await expect(answer.closest('[hidden]')).toHaveAttribute('hidden', 'until-found');
    answer.id = 'form-mh-417';
    location.hash = '#form-mh-417';
    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'true'));
    history.replaceState(null, '', location.pathname + location.search);
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: ['long'],
    items: [
      {
        id: 'long',
        heading:
          'What does a producer have to send in when a policyholder moves a mobile home to another park in another state during the term?',
        content: <p>{'MH417'.repeat(60)}</p>,
      },
      { id: 'unbroken', heading: 'MH417'.repeat(60), content: <p>None.</p> },
      ...items,
    ],
  },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  parameters: {
    pseudo: {
      hover: '[data-story=hover] button',
      focusVisible: '[data-story=focus] button',
    },
  },
  render: (args) => (
    <VariantMatrix
      variants={['rest', 'hover', 'focus'].map((state) => [
        state,
        <Accordion key={state} {...args} defaultOpen={['pay']} data-story={state} />,
      ])}
    />
  ),
};
