import { handlers } from '@producer-portal/api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const modal = {
  title: 'Binding is paused',
  content: '<p>Until <b>noon</b>.</p><script>throw 1</script><img src=x onerror="throw 2">',
};

describe('a dialog from the host', () => {
  it('is sanitized, appears over the failed part, and can be closed', async () => {
    network.use(handlers.alerts.list.failed(422, { modal }));
    openScreen('/alerts');
    const dialog = await screen.findByRole('dialog', { name: 'Binding is paused' });
    expect(dialog.textContent).toContain('Until noon.');
    expect(dialog.querySelector('script, [onerror]')).toBeNull();
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('button', { name: 'Try again' });
  });

  it('does not block the redirect to the error page', async () => {
    network.use(handlers.alerts.list.failed(403, { modal }));
    const { router } = openScreen('/alerts');
    await screen.findByRole('dialog', { name: 'Binding is paused' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/authorization-error'));
    expect(screen.getByRole('dialog', { name: 'Binding is paused' })).toBeTruthy();
  });

  it('is also shown for a failed change', async () => {
    network.use(handlers.alerts.markAsRead.failed(409, { modal }));
    openScreen('/alerts');
    const [mark] = await screen.findAllByRole('button', { name: /^Mark as read/u });
    if (mark) await userEvent.click(mark);
    expect(await screen.findByRole('dialog', { name: 'Binding is paused' })).toBeTruthy();
  });
});
