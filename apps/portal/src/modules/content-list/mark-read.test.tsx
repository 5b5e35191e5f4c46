import { LiveRegionProvider } from '@producer-portal/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { signInSample } from '../../testing/open-screen.tsx';
import { createTestServices } from '../../testing/services.ts';
import { ServicesProvider } from '../session/services.tsx';
import { MarkRead, type MarkReadProps } from './mark-read.tsx';

beforeEach(() => signInSample('independent-producer'));

type Status = MarkReadProps['mutation']['status'];

function show(read: boolean | null, status: Status = 'idle') {
  const mutate = vi.fn<(id: string | number) => void>();
  const services = createTestServices();
  const row = (currentRead: boolean | null, currentStatus: Status) => (
    <ServicesProvider value={services}>
      <LiveRegionProvider>
        <MarkRead
          record={{ id: 7, read: currentRead }}
          mutation={{
            mutate,
            status: currentStatus,
            error: currentStatus === 'error' ? new Error('No response') : null,
          }}
        />
      </LiveRegionProvider>
    </ServicesProvider>
  );
  const { rerender } = render(row(read, status));
  const update = (newRead: boolean, newStatus: Status) => rerender(row(newRead, newStatus));
  return { mutate, update };
}

it('marks an unread row as read and keeps the button in place', async () => {
  const { mutate, update } = show(false);
  const button = screen.getByRole('button', { name: 'Mark as read' });
  await userEvent.click(button);
  expect(mutate).toHaveBeenCalledWith(7);
  update(true, 'pending');
  update(true, 'success');
  expect(screen.getByRole('button', { name: 'Read' })).toBe(button);
  expect(document.activeElement).toBe(button);
});

it('enables the button again when marking fails', () => {
  const { update } = show(false);
  update(true, 'pending');
  update(false, 'error');
  expect(screen.getByRole('button', { name: 'Mark as read' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).not.toBe('');
});

it('shows no button while an admin views as an agent, because the agent’s flags don’t change', () => {
  signInSample('admin-as-producer');
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
});

it('enables the button again when the host doesn’t change the flag', () => {
  const { update } = show(false);
  update(false, 'pending');
  update(false, 'success');
  expect(screen.getByRole('button', { name: 'Mark as read' })).toBeTruthy();
});

it.each([true, null])('shows no button on a row whose read flag was initially %s', (read) => {
  show(read);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).toBe('');
});

it('removes the button when the record is read elsewhere', () => {
  const { update } = show(false);
  update(true, 'idle');
  expect(screen.queryByRole('button')).toBeNull();
});
