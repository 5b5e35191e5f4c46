import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getCombinations } from '../../testing/combinations.ts';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import { Callout } from './callout.tsx';
import { calloutVariants } from './callout.variants.ts';

const meta = {
  title: 'Components/Feedback/Callout',
  component: Callout,
  args: { tone: 'info', children: 'Binding opens again on Monday at 8:00 am ET.' },
  argTypes: { tone: { control: 'inline-radio', options: Object.keys(calloutVariants.tone) } },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'warning', title: 'Your session ends soon' } };

export const Success: Story = { args: { tone: 'success', children: 'Your request was sent.' } };

export const Warning: Story = { args: { tone: 'warning', title: 'Two minutes left' } };

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: "Couldn't load counts",
    children: (
      <>
        <p>Your alerts are listed below without counts.</p>
        <Button variant="secondary">Try again</Button>
      </>
    ),
  },
};

export const Closable: Story = {
  args: { onClose: fn(), closeLabel: 'Close this message' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Close this message' }),
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A message from the API host is shown as plain text, unchanged. */
export const ServerMessage: Story = {
  args: {
    tone: 'danger',
    title: 'The order was not accepted',
    children: 'Co-op balance <b>$120.00</b> is below the order total (REF 4711/CO-OP).',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>\$120\.00<\/b> is below/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'The bulletin for TX-DP-3-2026-0417-WINDHAIL-DEDUCTIBLE-ENDORSEMENT was replaced',
    children:
      'Quotes saved before March 14 must be rated again. Three counties stay closed until further notice: Aransas, Nueces, and San Patricio. The list of ZIP codes is in the bulletin.',
    onClose: fn(),
    closeLabel: 'Close this message',
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
  render: () => (
    <div className={frames.wide}>
      {getCombinations(calloutVariants).map(({ tone }) => (
        <Callout key={tone} tone={tone} title={`Tone: ${tone}`}>
          Binding opens again on Monday at 8:00 am ET.
        </Callout>
      ))}
    </div>
  ),
};
