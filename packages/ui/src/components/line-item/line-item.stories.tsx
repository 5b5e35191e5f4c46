import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { LineItem } from './line-item.tsx';
import type { LineItemProps, LineItemRemoval } from './line-item.tsx';

const removal: LineItemRemoval = {
  state: 'idle',
  labels: {
    removeText: 'Remove',
    remove: (title) => `Remove ${title}`,
    failed: "Couldn't remove the item. Try again.",
  },
  onRemove: fn(),
};

const meta = {
  title: 'Components/Tasks/LineItem',
  component: LineItem,
  args: {
    title: 'Spring storage postcard',
    href: '/marketing-collateral/co-op-marketing-center/collaterals/spring-postcard',
    image: { src: '/sample/travel-trailer.svg', width: 480, height: 300 },
    details: '6 × 4 in, with your agency’s address · Ohio',
    quantity: 'Quantity: 250',
    price: '$62.50',
    removal,
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof LineItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price is at the end of the line, where the cart's total is. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const endOf = (element: Element | null) =>
      Math.round(element?.getBoundingClientRect().right ?? NaN);
    const line = canvasElement.querySelector('[data-state]');
    await expect(endOf(canvas.getByText('$62.50'))).toBe(endOf(line));
  },
};

export const Playground: Story = {};

export const Removing: Story = { args: { removal: { ...removal, state: 'removing' } } };

export const RemoveFailed: Story = { args: { removal: { ...removal, state: 'failed' } } };

export const NoPicture: Story = { args: { image: undefined } };

export const MissingPicture: Story = {
  args: { image: { src: '/sample/missing.svg', width: 480, height: 300 } },
};

/** A customized item shows a preview and can be edited. */
export const CustomizedAndEditable: Story = {
  args: {
    image: undefined,
    illustration: (
      <svg viewBox="0 0 600 400" role="img" aria-label="Preview">
        <rect width="600" height="400" fill="#fffdf7" />
        <text x="24" y="70" fontSize="40" fill="#0e2a2d">
          Ready for the road?
        </text>
      </svg>
    ),
    actions: (
      <TextLink standalone href="/collaterals/spring-postcard?item=7">
        Edit
      </TextLink>
    ),
  },
};

/** A line of a submitted order. */
export const NotRemovable: Story = {
  args: { removal: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

/** With only the required props. */
export const Bare: Story = {
  args: {
    removal: undefined,
    href: undefined,
    image: undefined,
    details: undefined,
    quantity: undefined,
    price: undefined,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

function WithFailure(args: LineItemProps) {
  const [state, setState] = useState<LineItemRemoval['state']>('idle');
  return <LineItem {...args} removal={{ ...removal, state, onRemove: () => setState('failed') }} />;
}

export const AnnouncesFailure: Story = {
  render: (args) => <WithFailure {...args} />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Remove Spring storage postcard' });
    await step('Click the button', () => userEvent.click(button));
    await step(
      'The item stays in the list, the button keeps focus, and the failure is announced',
      async () => {
        await expect(button).toHaveFocus();
        await expect(button).toHaveAccessibleDescription(/Couldn't remove/);
      },
    );
  },
};

export const LongText: Story = {
  args: {
    title: `Door hanger for manufactured homes in coastal counties, with your license number and the disclosure of your state ${'x'.repeat(120)}`,
    details: 'MI, OH, TX, FL, CA, AZ, NC, SC, GA, TN, PA, NY · 4.25 × 11 in · two sides · matte',
    price: '$1,234,567.00',
    removal: {
      ...removal,
      state: 'failed',
      labels: {
        ...removal.labels,
        failed: "Couldn't remove the item because the server took too long to respond. Try again.",
      },
    },
  },
};

export const Matrix: Story = {
  render: (args) => (
    <VariantMatrix
      variants={[
        ['idle', <LineItem key="idle" {...args} />],
        [
          'without image',
          <LineItem
            key="no-image"
            {...args}
            title="Claim card"
            details="All states"
            image={undefined}
            quantity="Quantity: 1,000"
            price="$1,120.00"
          />,
        ],
        [
          'removing',
          <LineItem
            key="removing"
            {...args}
            title="Yard sign"
            removal={{ ...removal, state: 'removing' }}
            quantity="Quantity: 10"
          />,
        ],
        [
          'removing failed',
          <LineItem
            key="failed"
            {...args}
            title="Event banner"
            removal={{ ...removal, state: 'failed' }}
            quantity="Quantity: 1"
          />,
        ],
      ]}
    />
  ),
};
