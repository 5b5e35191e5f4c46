import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Sheet } from './sheet.tsx';

it('is a dialog at the end of the line unless told otherwise', () => {
  renderForUser(
    <Sheet open onOpenChange={() => undefined} title="Filters" closeLabel="Close filters">
      <label>
        Form number <input />
      </label>
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Filters' }).getAttribute('data-side')).toBe('end');
  expect(screen.getByRole('textbox', { name: 'Form number' })).toBeTruthy();
});

it('asks to be closed by Escape and by its button', async () => {
  const change = vi.fn<(open: boolean) => void>();
  const { user } = renderForUser(
    <Sheet open onOpenChange={change} title="Filters" closeLabel="Close filters" side="bottom" />,
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close filters' }));
  expect(change.mock.calls).toEqual([[false], [false]]);
});

it('is not there when closed', () => {
  renderForUser(
    <Sheet open={false} onOpenChange={() => undefined} title="Filters" closeLabel="Close" />,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
