import type { SessionManager, SessionWarning } from '@producer-portal/api/session';
import { LiveRegionProvider } from '@producer-portal/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { watchInput } from '../../app/user-activity.ts';
import { createTestServices } from '../../testing/services.ts';
import { ServicesProvider } from '../session/services.tsx';
import { IdleWarning } from './idle-warning.tsx';

function createManager(warning: SessionWarning | null) {
  return {
    start: () => () => {},
    recordActivity: vi.fn<SessionManager['recordActivity']>(),
    extendSession: vi.fn<SessionManager['extendSession']>(async () => {}),
    warning: () => warning,
    subscribe: () => () => {},
  } satisfies SessionManager;
}

function show(sessionManager: SessionManager) {
  const services = { ...createTestServices(), sessionManager };
  const signOut = vi.spyOn(services.session, 'signOut');
  render(
    <ServicesProvider value={services}>
      <LiveRegionProvider>
        <IdleWarning />
      </LiveRegionProvider>
    </ServicesProvider>,
  );
  return { signOut };
}

/** Shows a warning and returns a function that withdraws it, as if there was activity in this or another tab. */
function showClosableWarning(initial: SessionWarning) {
  const listeners = new Set<() => void>();
  let warning: SessionWarning | null = initial;
  show({
    ...createManager(initial),
    warning: () => warning,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    withdraw: () =>
      act(() => {
        warning = null;
        for (const notify of listeners) notify();
      }),
  };
}

describe('the warning before the session ends', () => {
  it('is hidden while the user is active', () => {
    show(createManager(null));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the time left, and its button keeps the user signed in', async () => {
    const sessionManager = createManager({ endsAt: Date.now() + 119_600, reason: 'idle' });
    show(sessionManager);
    await screen.findByRole('dialog', { name: 'Your session is about to end' });
    expect(screen.getByRole('timer').textContent).toMatch(/^Time left: (2:00|1:5\d)$/);
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Stay signed in' })[0] as HTMLElement,
    );
    expect(sessionManager.extendSession).toHaveBeenCalledOnce();
  });

  it('is announced immediately and in the last minute, and changes the tab’s title', async () => {
    document.title = 'Alerts';
    const { withdraw } = showClosableWarning({ endsAt: Date.now() + 61_200, reason: 'idle' });
    await screen.findByRole('dialog');
    const announced = () => screen.getByRole('alert').textContent;
    await waitFor(() => expect(announced()).toBe('Your session is about to end'));
    expect(document.title).toBe('Your session is about to end');
    await waitFor(() => expect(announced()).toMatch(/Your session ends in one minute\.$/), {
      timeout: 5000,
    });
    withdraw();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.title).toBe('Alerts');
  });

  it('returns focus when it closes', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const { withdraw } = showClosableWarning({ endsAt: Date.now() + 119_000, reason: 'idle' });
    const title = await screen.findByRole('heading', { name: 'Your session is about to end' });
    expect(document.activeElement).toBe(title);
    withdraw();
    await waitFor(() => expect(document.activeElement).toBe(field));
    field.remove();
  });

  it('explains a failed token renewal', async () => {
    show(createManager({ endsAt: Date.now() + 60_000, reason: 'expiry' }));
    const dialog = await screen.findByRole('dialog', {
      description: /couldn’t renew your session/,
    });
    expect(dialog.textContent).toContain('Time left');
  });

  it('signs out when “Sign out now” is clicked', async () => {
    const { signOut } = show(createManager({ endsAt: Date.now() + 60_000, reason: 'idle' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out now' }));
    expect(signOut).toHaveBeenCalledOnce();
  });
});

describe('watchInput', () => {
  it('reports keys, clicks, and playing media', () => {
    const sessionManager = createManager(null);
    const stop = watchInput(sessionManager);
    for (const event of ['keydown', 'pointerdown', 'timeupdate'])
      document.body.dispatchEvent(new Event(event));
    expect(sessionManager.recordActivity).toHaveBeenCalledTimes(3);
    stop();
    document.body.dispatchEvent(new Event('keydown'));
    expect(sessionManager.recordActivity).toHaveBeenCalledTimes(3);
  });

  it('reports no input while the idle warning is open', () => {
    const sessionManager = createManager({ endsAt: 0, reason: 'idle' });
    const stop = watchInput(sessionManager);
    document.body.dispatchEvent(new Event('keydown'));
    expect(sessionManager.recordActivity).not.toHaveBeenCalled();
    stop();
  });

  it('reports input while the warning about a failed token renewal is open', () => {
    const sessionManager = createManager({ endsAt: 0, reason: 'expiry' });
    const stop = watchInput(sessionManager);
    document.body.dispatchEvent(new Event('keydown'));
    expect(sessionManager.recordActivity).toHaveBeenCalledOnce();
    stop();
  });
});
