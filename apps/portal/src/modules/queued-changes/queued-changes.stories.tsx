import { Button, LiveRegionProvider } from '@producer-portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Conflict } from './change.ts';
import { QueueMessages } from './queue-messages.tsx';

const idle = { waiting: 0, sent: null, conflicts: [], confirmSignOut: null };

const meta = {
  title: 'Flows/Queued changes',
  component: QueueMessages,
  args: { status: idle, forget: fn(), cancelSignOut: fn() },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <main id="main" tabIndex={-1}>
          <h1>Alerts</h1>
          <Button>Mark as read</Button>
        </main>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof QueueMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages = () => within(screen.getByRole('region', { name: 'Changes' }));

/** The device is offline, and changes wait. */
export const Waiting: Story = {
  tags: ['board'],
  args: { status: { ...idle, waiting: 2 } },
  play: async () => {
    await expect(
      messages().getByText(
        '2 changes are saved on this device. They will be sent when you’re back online.',
      ),
    ).toBeVisible();
    await userEvent.click(messages().getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull();
  },
};

/** The network is back, and all changes have been sent. */
export const Sent: Story = {
  args: { status: { ...idle, sent: { count: 2 } } },
  play: async () => {
    await expect(messages().getByText('2 changes sent.')).toBeVisible();
  },
};

const mark = { kind: 'mark', resource: 'alerts', id: '4101', read: true } as const;
const conflicts: Conflict[] = [
  {
    type: 'conflict',
    key: 'c1',
    change: { ...mark, title: 'Storm stop for Pinellas' },
    refusal: 'removed',
    reason: null,
  },
  {
    type: 'conflict',
    key: 'c2',
    change: { kind: 'add-favorite', title: 'Roof photos', path: '/job-aids/roof-photos' },
    refusal: 'rejected',
    reason: null,
  },
  {
    type: 'conflict',
    key: 'c3',
    change: { ...mark, title: null },
    refusal: 'forbidden',
    reason: null,
  },
];

/** The host refused changes. Each is explained once. */
export const Refused: Story = {
  args: { status: { ...idle, sent: { count: 1 }, conflicts } },
  play: async ({ args }) => {
    await expect(
      messages().getByText(
        '“Storm stop for Pinellas” was removed, so it couldn’t be marked as read.',
      ),
    ).toBeVisible();
    await expect(messages().getAllByRole('listitem')).toHaveLength(4);
    await expect(args.forget).toHaveBeenCalledWith(conflicts);
  },
};

const postcard = {
  collateral_template_id: '7',
  quantity: 250,
  state: 'OH',
  fields: {},
};

/** The host refused changes to the cart: ordering has closed, and another item had been ordered on another device. */
export const RefusedCartChanges: Story = {
  args: {
    status: {
      ...idle,
      conflicts: [
        {
          type: 'conflict',
          key: 'c4',
          change: {
            kind: 'add-cart-item',
            input: postcard,
            item: { ...postcard, title: 'Spring postcard' },
          },
          refusal: 'rejected',
          reason: 'Ordering for this item has closed.',
        },
        {
          type: 'conflict',
          key: 'c5',
          change: { kind: 'remove-cart-item', id: '12', title: 'Yard sign', replacedBy: null },
          refusal: 'removed',
          reason: null,
        },
      ],
    },
  },
  play: async () => {
    await expect(
      messages().getByText(
        '“Spring postcard” couldn’t be added to your cart. Ordering for this item has closed.',
      ),
    ).toBeVisible();
    await expect(
      messages().getByText(
        '“Yard sign” was no longer in your cart. If it was ordered on another device, you’ll find it in your orders.',
      ),
    ).toBeVisible();
  },
};

/** Changes would be lost if the user signed out now. */
export const SignOutWarning: Story = {
  tags: ['board'],
  args: { status: { ...idle, waiting: 2, confirmSignOut: fn() } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '2 changes haven’t been sent' });
    const button = (name: string) => within(dialog).getByRole('button', { name });
    await expect(button('Stay signed in')).toHaveFocus();
    await userEvent.click(button('Stay signed in'));
    await expect(args.cancelSignOut).toHaveBeenCalledOnce();
    await userEvent.click(button('Sign out'));
    await expect(args.status.confirmSignOut).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  args: { status: { ...idle, waiting: 1, conflicts } },
  globals: { viewport: { value: 'phone' } },
};
