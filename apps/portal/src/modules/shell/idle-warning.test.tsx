import type { SessionKeeper, SessionWarning } from '@producer-portal/api/session';
import { LiveRegionProvider } from '@producer-portal/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { watchInput } from '../../app/input.ts';
import { createTestServices } from '../../testing/services.ts';
import { ServicesProvider } from '../session/services.tsx';
import { IdleWarning } from './idle-warning.tsx';

function keeperWith(warning: SessionWarning | null) {
  return {
    start: () => () => {},
    input: vi.fn<SessionKeeper['input']>(),
    stay: vi.fn<SessionKeeper['stay']>(async () => {}),
    warning: () => warning,
    subscribe: () => () => {},
  } satisfies SessionKeeper;
}

function show(keeper: SessionKeeper) {
  const services = { ...createTestServices(), keeper };
  const forget = vi.spyOn(services.session, 'forget');
  render(
    <ServicesProvider value={services}>
      <LiveRegionProvider>
        <IdleWarning />
      </LiveRegionProvider>
    </ServicesProvider>,
  );
  return { forget };
}

/** A warning that is taken back later: somebody is there after all, here or in another tab. */
function showForNow(warned: SessionWarning) {
  const listeners = new Set<() => void>();
  let warning: SessionWarning | null = warned;
  show({
    ...keeperWith(warned),
    warning: () => warning,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    takeBack: () =>
      act(() => {
        warning = null;
        for (const notify of listeners) notify();
      }),
  };
}

describe('the warning before the session ends', () => {
  it('is not there while somebody is', () => {
    show(keeperWith(null));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how long there is, and stays signed in on its button', async () => {
    const keeper = keeperWith({ endsAt: Date.now() + 119_600, because: 'idle' });
    show(keeper);
    await screen.findByRole('dialog', { name: 'Your session is about to end' });
    expect(screen.getByRole('timer').textContent).toMatch(/^Time left: (2:00|1:5\d)$/);
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Stay signed in' })[0] as HTMLElement,
    );
    expect(keeper.stay).toHaveBeenCalledOnce();
  });

  it('is told at once and in the last minute once more, and stands on the tab while it is there', async () => {
    document.title = 'Alerts';
    const { takeBack } = showForNow({ endsAt: Date.now() + 61_200, because: 'idle' });
    await screen.findByRole('dialog');
    const said = () => screen.getByRole('alert').textContent;
    await waitFor(() => expect(said()).toBe('Your session is about to end'));
    expect(document.title).toBe('Your session is about to end');
    await waitFor(() => expect(said()).toMatch(/Your session ends in one minute\.$/), {
      timeout: 5000,
    });
    takeBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.title).toBe('Alerts');
  });

  it('gives the focus back to what it was taken from', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const { takeBack } = showForNow({ endsAt: Date.now() + 119_000, because: 'idle' });
    const title = await screen.findByRole('heading', { name: 'Your session is about to end' });
    expect(document.activeElement).toBe(title);
    takeBack();
    await waitFor(() => expect(document.activeElement).toBe(field));
    field.remove();
  });

  it('says when it is the token that could not be renewed', async () => {
    show(keeperWith({ endsAt: Date.now() + 60_000, because: 'expiry' }));
    const dialog = await screen.findByRole('dialog', { description: /could not be renewed/ });
    expect(dialog.textContent).toContain('Time left');
  });

  it('signs out at once on the other', async () => {
    const { forget } = show(keeperWith({ endsAt: Date.now() + 60_000, because: 'idle' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out now' }));
    expect(forget).toHaveBeenCalledOnce();
  });
});

describe('input', () => {
  it('counts keys, presses and playing media', () => {
    const keeper = keeperWith(null);
    const stop = watchInput(keeper);
    for (const event of ['keydown', 'pointerdown', 'timeupdate'])
      document.body.dispatchEvent(new Event(event));
    expect(keeper.input).toHaveBeenCalledTimes(3);
    stop();
    document.body.dispatchEvent(new Event('keydown'));
    expect(keeper.input).toHaveBeenCalledTimes(3);
  });

  it('does not answer the warning, which has a button for that', () => {
    const keeper = keeperWith({ endsAt: 0, because: 'idle' });
    const stop = watchInput(keeper);
    document.body.dispatchEvent(new Event('keydown'));
    expect(keeper.input).not.toHaveBeenCalled();
    stop();
  });

  it('counts while the session is about to end for another reason', () => {
    const keeper = keeperWith({ endsAt: 0, because: 'expiry' });
    const stop = watchInput(keeper);
    document.body.dispatchEvent(new Event('keydown'));
    expect(keeper.input).toHaveBeenCalledOnce();
    stop();
  });
});
