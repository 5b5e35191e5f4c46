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
          description="This can't be undone."
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
    update: (next: Partial<AlertDialogProps>) => view.rerender(<Subject {...props} {...next} />),
  };
}

const getFocusedText = () => document.activeElement?.textContent;

it('has a name and a description, and focuses the cancel button', async () => {
  await renderOpen();
  expect(
    screen.getByRole('alertdialog', {
      name: 'Remove this draft?',
      description: "This can't be undone.",
    }),
  ).toBeTruthy();
  expect(getFocusedText()).toBe('Keep');
});

it('has only its two buttons in the tab order', async () => {
  const { user } = await renderOpen();
  const names = [];
  for (let tab = 0; tab < 3; tab += 1) {
    await user.tab();
    names.push(getFocusedText());
  }
  expect(names).toEqual(['Remove', 'Keep', 'Remove']);
});

it.each(['{Escape}', '{Enter}', ' '])('cancels with the key %j and restores focus', async (key) => {
  const { user } = await renderOpen();
  await user.keyboard(key);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect.poll(getFocusedText).toBe('Open');
  expect(confirm).not.toHaveBeenCalled();
});

it('stays open when the user clicks outside', async () => {
  const { baseElement } = await renderOpen();
  const backdrop = baseElement.querySelector('[data-pp-scroll-lock]');
  backdrop?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  backdrop?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

it('calls onConfirm when the user confirms, and stays open', async () => {
  const { user } = await renderOpen();
  await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(confirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

it("can't be confirmed, canceled, or closed while pending", async () => {
  const { user } = await renderOpen({ pending: true });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(confirm).not.toHaveBeenCalled();
});

it('shows and announces a failure, and keeps focus on the button', async () => {
  const { user, update } = await renderOpen();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  update({ pending: true });
  update({ error: "Couldn't remove the draft." });
  const button = screen.getByRole('button', {
    name: 'Remove',
    description: "Couldn't remove the draft.",
  });
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('alert').textContent).toBe("Couldn't remove the draft.");
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

it('focuses the main element when it closes if the button that opened the dialog was removed', async () => {
  const { user } = renderForUser(<RemovableRow />);
  await user.click(screen.getByRole('button', { name: '×' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
});
