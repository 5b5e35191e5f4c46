import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { fieldId: 'attention', message: "Enter the recipient's name." },
  { fieldId: 'street', message: 'Enter the street and number.' },
  { fieldId: 'city', message: 'Enter the city.' },
  { fieldId: 'zip', message: 'Enter a ZIP code of five digits, such as 76701.' },
  { fieldId: 'phone', message: 'Enter a phone number of ten digits, such as 254-555-0117.' },
];

const meta = {
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  args: { title: 'There is a problem', errors: errors.slice(0, 1) },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'There are 5 problems', errors } };

export const One: Story = {};

export const FiveErrors: Story = { args: { title: 'There are 5 problems', errors } };

/** Renders nothing. */
export const NoErrors: Story = { args: { errors: [] } };

/** Each link focuses its field without changing the URL. */
export const FocusesField: Story = {
  args: { title: 'There are 5 problems', errors },
  render: (args) => (
    <div className={frames.wide}>
      <ErrorSummary {...args} />
      {errors.map(({ fieldId, message }) => (
        <TextField key={fieldId} id={fieldId} label={fieldId} error={message} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Click the fourth link', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /ZIP code/ }));
      await expect(canvas.getByRole('textbox', { name: 'zip' })).toHaveFocus();
    });
  },
};

export const LongText: Story = {
  args: {
    title: 'There are 2 problems with the order of TX-DP-3-2026-0417-WINDHAIL-DEDUCTIBLE',
    errors: [
      {
        fieldId: 'attention',
        message:
          'Enter the name of the person who receives the package, exactly as it appears on the sign next to the door.',
      },
      { fieldId: 'unbroken', message: 'x'.repeat(300) },
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
    pseudo: { hover: '[data-story=hover] a', focusVisible: '[data-story=focus]' },
  },
  render: (args) => (
    <div className={frames.wide}>
      <ErrorSummary {...args} />
      <ErrorSummary {...args} title="There are 5 problems" errors={errors} data-story="focus" />
      <ErrorSummary {...args} title="Hover" headingLevel={3} data-story="hover" />
    </div>
  ),
};
