import { screen } from '@testing-library/react';
import { useState } from 'react';
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

it('is a named dialog that starts at its title', async () => {
  await renderOpen('You can add it again.');
  const dialog = screen.getByRole('dialog', {
    name: 'Remove this favorite?',
    description: 'You can add it again.',
  });
  const title = screen.getByRole('heading', { level: 2 });
  expect(dialog.contains(title)).toBe(true);
  expect(document.activeElement).toBe(title);
});

it('refers to no description when it has none', async () => {
  await renderOpen();
  expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
});

it('keeps the Tab key inside, and the page behind out of reach', async () => {
  const { user } = await renderOpen();
  const names = [];
  for (let press = 0; press < 3; press += 1) {
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
])('is closed by $way, and gives the focus back', async ({ keys }) => {
  const { user } = await renderOpen();
  await user.keyboard(keys);
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Open');
});

it('locks the page while it is open and writes no style element, which a strict policy forbids', async () => {
  const { user } = await renderOpen();
  expect(document.querySelector('[data-pp-scroll-lock]')).not.toBeNull();
  expect(document.querySelectorAll('style')).toHaveLength(0);
  await user.keyboard('{Escape}');
  expect(document.querySelector('[data-pp-scroll-lock]')).toBeNull();
});
