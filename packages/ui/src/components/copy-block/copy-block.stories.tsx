import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { CopyBlock } from './copy-block.tsx';

const meta = {
  title: 'Components/Tasks/CopyBlock',
  component: CopyBlock,
  args: {
    label: 'Post text',
    text: 'Is your travel trailer covered while it sits out the winter?\n\nStop by or call us, and we will go through it with you. #TravelTrailer #WinterStorage',
    labels: {
      copy: 'Copy',
      copied: 'Copied',
      denied: 'Your browser blocked copying. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
    },
    image: {
      src: '/sample/travel-trailer.svg',
      alt: 'A travel trailer with its awning out, parked on level ground',
      width: 480,
      height: 300,
    },
    meta: ['Facebook, LinkedIn', 'Use by April 30, 2026'],
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <div style={{ maxInlineSize: '56rem' }}>
          <Story />
        </div>
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof CopyBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const TextOnly: Story = { args: { image: undefined, meta: undefined } };

export const MissingImage: Story = {
  args: { image: { ...meta.args.image, src: '/sample/missing.svg' } },
};

export const Copied: Story = {
  play: async ({ canvas, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: /^Copy/ });
    const initialBox = button.getBoundingClientRect();
    await step('Click the button', () => userEvent.click(button));
    await step('The button confirms the copy without moving', async () => {
      await expect(write).toHaveBeenCalledWith(meta.args.text);
      await expect(button).toHaveAccessibleName('Copied Post text');
      await expect(button.getBoundingClientRect().toJSON()).toEqual(initialBox.toJSON());
      await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    });
  },
};

export const Denied: Story = {
  play: async ({ canvas, step }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const button = canvas.getByRole('button', { name: /^Copy/ });
    await step('Click the button', () => userEvent.click(button));
    await step('The text is selected, and the shortcut is shown', async () => {
      await expect(button).toHaveAccessibleDescription(/press Ctrl/);
      await expect(getSelection()?.toString()).toContain('winter');
    });
  },
};

export const LongText: Story = {
  args: {
    label: 'Post text for agencies that write manufactured homes in coastal counties',
    text: `https://example.com/${'northmere-specialty-manufactured-home-'.repeat(9)}\n${'Gusts above 60 mph trigger the binding moratorium. '.repeat(6)}`,
    labels: { ...meta.args.labels, copy: 'Copy the text with all of its hashtags' },
  },
};

export const Matrix: Story = {
  render: (args) => (
    <VariantMatrix
      variants={[
        ['with image', <CopyBlock key="image" {...args} />],
        [
          'text only',
          <CopyBlock
            key="text"
            {...args}
            label="Alt text"
            text={args.image?.alt ?? ''}
            image={undefined}
          />,
        ],
      ]}
    />
  ),
};
