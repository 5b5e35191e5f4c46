import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import type { AlertDialogProps } from './alert-dialog.tsx';

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Submit this order?',
    description: "Four items go to Marlow Agency. You can't change an order after you submit it.",
    confirmLabel: 'Submit order',
    cancelLabel: 'Go back',
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const removalArgs = {
  title: 'Remove this draft?',
  description: "This can't be undone.",
  confirmLabel: 'Remove draft',
  cancelLabel: 'Keep',
  destructive: true,
};

function WithOpener({ outcome, ...args }: AlertDialogProps & { outcome: 'removed' | 'failed' }) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove draft</Button>
      <AlertDialog
        {...args}
        open={open}
        onOpenChange={setOpen}
        error={error}
        onConfirm={() => {
          if (outcome === 'removed') setOpen(false);
          else setError("Couldn't remove the draft. Try again.");
        }}
      />
    </>
  );
}

export const Default: Story = {};

export const Playground: Story = { args: { destructive: false, pending: false } };

export const Destructive: Story = { args: removalArgs };

export const Pending: Story = { args: { ...removalArgs, pending: true } };

export const Failed: Story = {
  args: { ...removalArgs, error: "Couldn't remove the draft. Try again." },
};

/** On a phone, the dialog is at the bottom of the screen, where a thumb can reach its buttons. */
export const Phone: Story = {
  args: removalArgs,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Scrolling: Story = {
  args: {
    title: 'Submit these 30 orders?',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Order 2026-{1001 + index}: rack cards for mobile home owners.</p>
    )),
  },
};

export const LongText: Story = {
  args: {
    ...removalArgs,
    title: 'Remove this draft of an order for downloadable and co-branded material?',
    description: `Reference ${'MH417'.repeat(40)} and all its selections will be lost.`,
    confirmLabel: 'Remove the draft and all its selections',
    cancelLabel: 'Keep the draft as it is',
  },
};

export const ByKeyboard: Story = {
  args: removalArgs,
  render: (args) => <WithOpener {...args} outcome="removed" />,
  play: async ({ step }) => {
    const opener = screen.getByRole('button', { name: 'Remove draft' });
    await step('Opens with focus on the cancel button', async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('button', { name: 'Keep' })).toHaveFocus();
    });
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Shift+Tab moves to the confirm button, and Enter confirms', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: 'Remove this draft?' });
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const AnnouncesFailure: Story = {
  args: removalArgs,
  render: (args) => <WithOpener {...args} outcome="failed" />,
  play: async ({ step }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove draft' }));
    const dialog = await screen.findByRole('alertdialog');
    await step('Confirm', () =>
      userEvent.click(screen.getByRole('button', { name: 'Remove draft' })),
    );
    await step('Stays open, announces the failure, and can be confirmed again', async () => {
      await expect(dialog).toBeVisible();
      await expect(screen.getByRole('alert')).toHaveTextContent("Couldn't remove");
      await expect(screen.getByRole('button', { name: 'Remove draft' })).toHaveFocus();
    });
  },
};
