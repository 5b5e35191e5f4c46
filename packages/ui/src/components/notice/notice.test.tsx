import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Notice } from './notice.tsx';

it('shows its title and its text, and no way to close it', () => {
  renderForUser(
    <Notice tone="danger" title="The counts could not be loaded">
      Your alerts are below.
    </Notice>,
  );
  expect(screen.getByText('The counts could not be loaded')).toBeTruthy();
  expect(screen.getByText('Your alerts are below.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is closed by its button', async () => {
  const close = vi.fn<() => void>();
  const { user } = renderForUser(
    <Notice tone="info" onClose={close} closeLabel="Close this message">
      Sent.
    </Notice>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(close).toHaveBeenCalledOnce();
});

it('is no live region, so that nothing is said twice', () => {
  renderForUser(<Notice tone="success">Sent.</Notice>);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
