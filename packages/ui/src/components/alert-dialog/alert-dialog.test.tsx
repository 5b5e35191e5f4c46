import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { AlertDialog } from './alert-dialog.tsx';
import type { AlertDialogProps } from './alert-dialog.tsx';

const confirm = vi.fn<() => void>();

function Subject(props: Partial<AlertDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <main tabIndex={-1}>
        <button onClick={() => setOpen(true)}>Open</button>
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title="Remove this draft?"
          description="It cannot be brought back."
          confirmLabel="Remove"
          cancelLabel="Keep"
          onConfirm={confirm}
          {...props}
        />
      </main>
    </>
  );
}

async function renderOpen(props: Partial<AlertDialogProps> = {}) {
  confirm.mockReset();
  const view = renderForUser(<Subject {...props} />);
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  return {
    ...view,
    become: (next: Partial<AlertDialogProps>) => view.rerender(<Subject {...props} {...next} />),
  };
}

const focused = () => document.activeElement?.textContent;

it('is an alert dialog with name and description that starts at the safe answer', async () => {
  await renderOpen();
  expect(
    screen.getByRole('alertdialog', {
      name: 'Remove this draft?',
      description: 'It cannot be brought back.',
    }),
  ).toBeTruthy();
  expect(focused()).toBe('Keep');
});

it('has its two answers and nothing else in the order of the Tab key', async () => {
  const { user } = await renderOpen();
  const names = [];
  for (let press = 0; press < 3; press += 1) {
    await user.tab();
    names.push(focused());
  }
  expect(names).toEqual(['Remove', 'Keep', 'Remove']);
});

it.each(['{Escape}', '{Enter}', ' '])(
  'changes nothing on the key %j and gives the focus back',
  async (key) => {
    const { user } = await renderOpen();
    await user.keyboard(key);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect.poll(focused).toBe('Open');
    expect(confirm).not.toHaveBeenCalled();
  },
);

it('is not answered by a press outside', async () => {
  const { baseElement } = await renderOpen();
  const backdrop = baseElement.querySelector('[data-pp-scroll-lock]');
  backdrop?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  backdrop?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

it('is confirmed by its verb, and left open for the outcome', async () => {
  const { user } = await renderOpen();
  await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(confirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

it('can neither be answered nor left while the outcome is open', async () => {
  const { user } = await renderOpen({ pending: true });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(confirm).not.toHaveBeenCalled();
});

it('says and shows what failed, and keeps the focus where it was pressed', async () => {
  const { user, become } = await renderOpen();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  become({ pending: true });
  become({ error: 'It could not be removed.' });
  const button = screen.getByRole('button', {
    name: 'Remove',
    description: 'It could not be removed.',
  });
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('alert').textContent).toBe('It could not be removed.');
});

function RemovableRow() {
  const [removed, setRemoved] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <main tabIndex={-1}>{removed ? null : <button onClick={() => setOpen(true)}>×</button>}</main>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove?"
        description="For good."
        confirmLabel="Remove"
        cancelLabel="Keep"
        onConfirm={() => {
          setRemoved(true);
          setOpen(false);
        }}
      />
    </>
  );
}

it('gives the focus to the main part where its opener is gone', async () => {
  const { user } = renderForUser(<RemovableRow />);
  await user.click(screen.getByRole('button', { name: '×' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
});
