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
    description: "Only your agency sees the name. It isn't printed.",
    closeLabel: 'Close',
    children: <TextField label="Draft name" defaultValue="Spring rack cards" />,
    footer: (
      <>
        <Button>Save name</Button>
        <Button variant="secondary">Go back</Button>
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

/** On a phone, the dialog fills the screen. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Scrolling: Story = {
  args: {
    title: 'Terms of use for downloadable collateral and co-branded material',
    description: 'Effective January 1.',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Paragraph {index + 1}: only appointed agencies may use the material.</p>
    )),
  },
};

export const LongText: Story = {
  args: {
    title: 'Give the draft of your order for co-branded material a name that you will recognize',
    description: `Its current name is ${'MH417'.repeat(60)}.`,
    footer: (
      <>
        <Button>Save the name entered above</Button>
        <Button variant="secondary">Go back to the draft without changing it</Button>
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
    await step('Opens with focus on its title', async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('heading', { name: 'Rename this draft' })).toHaveFocus();
    });
    await step('Escape closes it and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
