import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { IconButton } from './icon-button.tsx';

it('has an accessible name, and responds to Enter', async () => {
  const close = vi.fn<() => void>();
  const { user } = renderForUser(<IconButton label="Close" icon="close" onClick={close} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Enter}');
  expect(close).toHaveBeenCalledOnce();
});

it('does nothing when disabled', async () => {
  const close = vi.fn<() => void>();
  const { user } = renderForUser(
    <IconButton label="Close" icon="close" disabled onClick={close} />,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).not.toHaveBeenCalled();
});
