import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Callout } from './callout.tsx';

it('shows its title and its text, and no way to close it', () => {
  renderForUser(
    <Callout tone="danger" title="The counts could not be loaded">
      Your alerts are below.
    </Callout>,
  );
  expect(screen.getByText('The counts could not be loaded')).toBeTruthy();
  expect(screen.getByText('Your alerts are below.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is closed by its button', async () => {
  const close = vi.fn<() => void>();
  const { user } = renderForUser(
    <Callout tone="info" onClose={close} closeLabel="Close this message">
      Sent.
    </Callout>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(close).toHaveBeenCalledOnce();
});

it('is no live region, so that nothing is said twice', () => {
  renderForUser(<Callout tone="success">Sent.</Callout>);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
