import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Rename this draft',
    description: 'The name is for your agency alone. It is not printed.',
    closeLabel: 'Close',
    children: <TextField label="Name of the draft" defaultValue="Spring rack cards" />,
    footer: (
      <>
        <Button>Save name</Button>
        <Button kind="secondary">Go back</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Short: Story = {
  args: { description: undefined, footer: undefined, children: <p>Form MH-417.</p> },
};

export const Pending: Story = { args: { footer: <Button pending>Saving name</Button> } };

/** It takes the whole screen. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Scrolling: Story = {
  args: {
    title: 'Terms of use for downloadable collateral and co-branded material',
    description: 'They hold from the first of January.',
    children: Array.from({ length: 30 }, (_, at) => (
      <p key={at}>Paragraph {at + 1}: the material is for use by appointed agencies alone.</p>
    )),
  },
};

export const LongText: Story = {
  args: {
    title: 'Give the draft of your order for co-branded material a name of its own',
    description: `It was called ${'MH417'.repeat(60)} until now.`,
    footer: (
      <>
        <Button>Save the name that is written above</Button>
        <Button kind="secondary">Go back to the draft without a change</Button>
      </>
    ),
  },
};

function WithOpener(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const OpenAndClose: Story = {
  render: (args) => <WithOpener {...args} />,
  play: async ({ step }) => {
    const opener = screen.getByRole('button', { name: 'Rename' });
    await step('It opens on its title', async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('heading', { name: 'Rename this draft' })).toHaveFocus();
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
