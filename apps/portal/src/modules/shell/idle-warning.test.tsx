import type { SessionKeeper, SessionWarning } from '@producer-portal/api/session';
import { LiveRegionProvider } from '@producer-portal/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchInput } from '../../app/input.ts';
import { createTestServices } from '../../testing/services.ts';
import { ServicesProvider } from '../session/services.tsx';
import { IdleWarning } from './idle-warning.tsx';

afterEach(cleanup);

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
