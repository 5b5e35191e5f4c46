import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Sheet } from './sheet.tsx';

it('is a dialog at the end edge by default', () => {
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

it('calls onOpenChange(false) on Escape and when its close button is clicked', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const { user } = renderForUser(
    <Sheet
      open
      onOpenChange={onOpenChange}
      title="Filters"
      closeLabel="Close filters"
      side="bottom"
    />,
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close filters' }));
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

it('renders nothing when closed', () => {
  renderForUser(
    <Sheet open={false} onOpenChange={() => undefined} title="Filters" closeLabel="Close" />,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
