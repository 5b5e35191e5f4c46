import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Remove this favorite?',
    description: 'You can add it again at any time.',
    closeLabel: 'Close',
    footer: (
      <>
        <Button kind="danger">Remove</Button>
        <Button kind="secondary">Keep</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Pending: Story = {
  args: {
    footer: (
      <Button kind="danger" pending>
        Removing
      </Button>
    ),
  },
};

export const WithoutFooter: Story = { args: { footer: undefined, children: <p>Form MH-417.</p> } };

export const Scrolling: Story = {
  args: {
    title: 'Terms of use for downloadable collateral and co-branded material',
    children: Array.from({ length: 30 }, (_, at) => (
      <p key={at}>Paragraph {at + 1}: the material is for use by appointed agencies alone.</p>
    )),
  },
};

function WithOpener(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove favorite</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const OpenAndClose: Story = {
  render: (args) => <WithOpener {...args} />,
  play: async ({ step }) => {
    const opener = screen.getByRole('button', { name: 'Remove favorite' });
    await step('it opens on its title', async () => {
      await userEvent.click(opener);
      await expect(
        await screen.findByRole('heading', { name: 'Remove this favorite?' }),
      ).toHaveFocus();
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
