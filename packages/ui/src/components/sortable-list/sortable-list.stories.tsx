import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { SortableList } from './sortable-list.tsx';
import type { SortableListProps } from './sortable-list.tsx';

const titles = [
  'Rate bulletins, Texas',
  'Availability map',
  'Co-op orders',
  'Manufactured home underwriting guide',
  'Webinars for new producers',
  'Contact us',
  'Holiday claims hours',
];

function toItems(names: readonly string[]) {
  return names.map((title, index) => ({ id: `f${index}`, title, href: `/favorite/${index}` }));
}

const meta = {
  title: 'Components/Tasks/SortableList',
  component: SortableList,
  args: {
    label: 'Your favorites',
    items: toItems(titles),
    onMove: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onRename: fn(),
    state: 'idle',
    labels: {
      instructions:
        'Reorder your favorites: move one up or down, enter a position, or drag its handle. Changes are saved automatically.',
      moveUp: (title: string) => `Move ${title} up`,
      moveDown: (title: string) => `Move ${title} down`,
      moveToText: 'Move to…',
      moveTo: (title: string) => `Move to… position of ${title}`,
      position: (title: string) => `New position of ${title}`,
      submitMove: 'Move',
      cancel: 'Cancel',
      moved: (title: string, position: number, total: number) =>
        `${title} moved to ${position} of ${total}`,
      order: (all: readonly string[]) => `Your favorites are now: ${all.join('; ')}`,
      removeText: 'Remove',
      remove: (title: string) => `Remove ${title}`,
      drag: (title: string) => `Drag ${title}`,
      removed: (title: string) => `Removed ${title}`,
      undo: 'Undo',
      rename: {
        text: 'Rename',
        action: (title: string) => `Rename ${title}`,
        field: (title: string) => `New name of ${title}`,
        submit: 'Save',
      },
    },
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <div style={{ maxInlineSize: '52rem' }}>
          <Story />
        </div>
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

const revertedMessage = "Couldn't save the order, so we restored the previous one. Try again.";

/** Shows the new order immediately. With `rejectsMoves`, saving fails. */
function Controlled({
  rejectsMoves = false,
  ...args
}: SortableListProps & { rejectsMoves?: boolean }) {
  const [items, setItems] = useState(args.items);
  const [failed, setFailed] = useState(false);

  function move(id: string, toIndex: number): void {
    args.onMove(id, toIndex);
    if (rejectsMoves) {
      setFailed(true);
      return;
    }
    setItems((current) => {
      const moved = current.filter((item) => item.id === id);
      return current.filter((item) => item.id !== id).toSpliced(toIndex, 0, ...moved);
    });
  }

  return (
    <SortableList
      {...args}
      items={items}
      state={failed ? 'failed' : 'idle'}
      message={failed ? revertedMessage : undefined}
      onMove={move}
      onRemove={(id) => setItems((current) => current.filter((item) => item.id !== id))}
    />
  );
}

const getVisibleTitles = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Presses the handle of a row, and returns functions for the next pointer events. */
function pressHandle(canvas: HTMLElement, row: number) {
  const handle = canvas.querySelectorAll('li > [title]')[row]!;
  const { left, top, width, height } = handle.getBoundingClientRect();
  const position = { clientX: left + width / 2, clientY: top + height / 2 };
  const pointer = { pointerId: 1, isPrimary: true, button: 0, bubbles: true };
  void fireEvent.pointerDown(handle, { ...pointer, ...position });
  return {
    moveBy: (y: number) =>
      fireEvent.pointerMove(handle, { ...pointer, ...position, clientY: position.clientY + y }),
    release: (y: number) =>
      fireEvent.pointerUp(handle, { ...pointer, ...position, clientY: position.clientY + y }),
  };
}

export const Default: Story = {};

export const Playground: Story = { render: (args) => <Controlled {...args} /> };

export const Saving: Story = { args: { state: 'saving', message: 'Saving your order…' } };

export const SaveFailed: Story = { args: { state: 'failed', message: revertedMessage } };

/** A single item can't be reordered. */
export const OneItem: Story = { args: { items: toItems(titles.slice(0, 1)) } };

export const FortyItems: Story = {
  args: {
    items: toItems(
      Array.from({ length: 40 }, (_, index) => `${titles[index % titles.length]} (${index + 1})`),
    ),
  },
  render: (args) => <Controlled {...args} />,
};

/** A removed row keeps its place and offers to undo the removal. */
export const RemovedRow: Story = {
  args: {
    items: toItems(titles).map((item, index) => ({ ...item, removed: index === 2 })),
  },
};

/** The field for a new name, below the row. */
export const Renaming: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Rename ${titles[1]}` }));
    await expect(canvas.getByRole('textbox', { name: `New name of ${titles[1]}` })).toHaveFocus();
  },
};

/** Without `onRemove`, there are no remove buttons. */
export const WithoutRemove: Story = {
  render: (args) => <SortableList {...args} onRemove={undefined} />,
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Grabbed: Story = {
  play: async ({ canvasElement, step }) => {
    await step('Drag the second row down by its handle', async () => {
      await pressHandle(canvasElement, 1).moveBy(110);
    });
    await step('The row follows the pointer, and the rows below make room', async () => {
      const rows = within(canvasElement).getAllByRole('listitem');
      await expect(rows[1]).toHaveAttribute('data-grabbed');
      await expect(rows[2]?.style.transform).toMatch(/translateY\(-\d/);
    });
  },
};

export const Moved: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    const down = canvas.getByRole('button', { name: 'Move Availability map down' });
    await step('Move the second row down twice with the keyboard', async () => {
      down.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Enter}');
    });
    await step('The row moved, the same button has focus, and the move is announced', async () => {
      await expect(getVisibleTitles(canvasElement)[3]).toBe('Availability map');
      await expect(down).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Availability map moved to 4 of 7',
      );
    });
  },
};

/** The buttons stay under the pointer: three clicks in one place move a row up three positions. */
export const MovedByPointer: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    const { left, top, width, height } = canvas
      .getByRole('button', { name: 'Move Contact us up' })
      .getBoundingClientRect();
    await step('Click “up” three times in one place', async () => {
      for (let times = 0; times < 3; times += 1) {
        const element = document.elementFromPoint(left + width / 2, top + height / 2);
        const button = element?.closest('button');
        await expect(button).toHaveAccessibleName('Move Contact us up');
        if (button) await userEvent.click(button);
      }
    });
    await step(
      'The row is three positions higher, and its buttons are still under the pointer',
      async () => {
        await expect(getVisibleTitles(canvasElement)[2]).toBe('Contact us');
        await expect(
          canvas.getByRole('button', { name: 'Move Contact us up' }).getBoundingClientRect().top,
        ).toBeCloseTo(top, 0);
      },
    );
  },
};

export const MovedToPosition: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Open the position field', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Move to… position of Contact us' })),
    );
    await step('Type a number, which replaces the current one', async () => {
      await expect(canvas.getByLabelText('New position of Contact us')).toHaveFocus();
      await userEvent.keyboard('1{Enter}');
    });
    await step('The row is first, and focus is back on its button', async () => {
      await expect(getVisibleTitles(canvasElement)[0]).toBe('Contact us');
      await expect(
        canvas.getByRole('button', { name: 'Move to… position of Contact us' }),
      ).toHaveFocus();
    });
    await step('The order is announced when focus leaves the list', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Your favorites are now: Contact us; Rate bulletins, Texas;',
      );
    });
  },
};

export const Dropped: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Drag the first row below the third and release it', async () => {
      const pointer = pressHandle(canvasElement, 0);
      await pointer.moveBy(150);
      await pointer.release(150);
    });
    await step('The row stays there, and the move is announced', async () => {
      await expect(getVisibleTitles(canvasElement)[2]).toBe('Rate bulletins, Texas');
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Rate bulletins, Texas moved to 3 of 7',
      );
    });
    await step('Escape cancels a drag', async () => {
      const pointer = pressHandle(canvasElement, 0);
      await pointer.moveBy(150);
      await userEvent.keyboard('{Escape}');
      await pointer.release(150);
      await expect(getVisibleTitles(canvasElement)[0]).toBe('Availability map');
    });
  },
};

export const Reverts: Story = {
  render: (args) => <Controlled {...args} rejectsMoves />,
  play: async ({ canvas, canvasElement, step }) => {
    const up = canvas.getByRole('button', { name: 'Move Co-op orders up' });
    await step('Move a row up', () => userEvent.click(up));
    await step('The previous order is restored, and the failure is announced', async () => {
      await expect(getVisibleTitles(canvasElement)).toEqual(titles);
      await expect(up).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent(revertedMessage);
    });
  },
};

export const LongText: Story = {
  args: {
    items: toItems([
      'Everything that changed for manufactured homes, landlord packages and dwelling fire in the states that you are licensed in',
      'x'.repeat(300),
      'Map',
    ]),
    state: 'failed',
    message: `Couldn't save the order because the server took too long to respond, so we restored the previous one. ${'x'.repeat(80)}`,
  },
};

export const Matrix: Story = {
  render: (args) => {
    const variants: Record<string, Partial<SortableListProps>> = {
      Idle: { items: args.items.slice(0, 3) },
      Saving: { state: 'saving', message: 'Saving your order…' },
      'Saving failed': { state: 'failed', message: revertedMessage },
      'One item': { items: args.items.slice(0, 1) },
      'Removed item': {
        items: args.items.slice(0, 3).map((item, index) => ({ ...item, removed: index === 1 })),
      },
    };
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        {Object.entries(variants).map(([name, variant]) => (
          <section key={name}>
            <h2>{name}</h2>
            <SortableList {...args} label={name} items={args.items.slice(0, 2)} {...variant} />
          </section>
        ))}
      </div>
    );
  },
};
