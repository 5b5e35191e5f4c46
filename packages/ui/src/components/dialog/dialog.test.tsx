import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Dialog } from './dialog.tsx';

function Subject({ description }: { description?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Behind</button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Remove this favorite?"
        description={description}
        closeLabel="Close"
        footer={<button>Remove</button>}
      />
    </>
  );
}

async function renderOpen(description?: string) {
  const view = renderForUser(<Subject {...(description === undefined ? {} : { description })} />);
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  return view;
}

it('has a name and focuses its title', async () => {
  await renderOpen('You can add it again.');
  const dialog = screen.getByRole('dialog', {
    name: 'Remove this favorite?',
    description: 'You can add it again.',
  });
  const title = screen.getByRole('heading', { level: 2 });
  expect(dialog.contains(title)).toBe(true);
  expect(document.activeElement).toBe(title);
});

function SearchSubject() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open onOpenChange={() => {}} title="Search" closeLabel="Close" initialFocus={field}>
      <input ref={field} aria-label="Words" />
    </Dialog>
  );
}

it('focuses the `initialFocus` element when it opens', () => {
  render(<SearchSubject />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Words' }));
});

it('has no description without the `description` prop', async () => {
  await renderOpen();
  expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
});

it('traps focus and hides the page behind the dialog', async () => {
  const { user } = await renderOpen();
  const names = [];
  for (let tab = 0; tab < 3; tab += 1) {
    await user.tab();
    names.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  }
  expect(names).toEqual(['Close', 'Remove', 'Close']);
  expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
});

it.each([
  { way: 'Escape', keys: '{Escape}' },
  { way: 'its close button', keys: '{Tab}{Enter}' },
])('closes with $way and restores focus', async ({ keys }) => {
  const { user } = await renderOpen();
  await user.keyboard(keys);
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Open');
});

it('locks scrolling while open, without a style element that a strict CSP would block', async () => {
  const { user } = await renderOpen();
  expect(document.querySelector('[data-pp-scroll-lock]')).not.toBeNull();
  expect(document.querySelectorAll('style')).toHaveLength(0);
  await user.keyboard('{Escape}');
  expect(document.querySelector('[data-pp-scroll-lock]')).toBeNull();
});
