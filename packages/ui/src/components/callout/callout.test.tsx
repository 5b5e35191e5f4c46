import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Callout } from './callout.tsx';

it('shows its title and text, without a close button', () => {
  renderForUser(
    <Callout tone="danger" title="Couldn't load counts">
      Your alerts are below.
    </Callout>,
  );
  expect(screen.getByText("Couldn't load counts")).toBeTruthy();
  expect(screen.getByText('Your alerts are below.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('closes with its button', async () => {
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

it('is not a live region, so that nothing is announced twice', () => {
  renderForUser(<Callout tone="success">Sent.</Callout>);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
