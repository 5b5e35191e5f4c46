import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import type { Toast, Toasts } from './toast.tsx';

const handedOut: Toasts[] = [];
beforeEach(() => void handedOut.splice(0));

function Page() {
  const toasts = useToast();
  handedOut.push(toasts);
  return (
    <main tabIndex={-1}>
      <button>Save</button>
    </main>
  );
}

function renderPage() {
  return renderForUser(
    <LiveRegionProvider>
      <ToastProvider label="Messages" closeLabel="Close">
        <Page />
      </ToastProvider>
    </LiveRegionProvider>,
  );
}

function show(toast: Toast): () => void {
  let close: (() => void) | undefined;
  act(() => {
    close = handedOut.at(-1)?.show(toast);
  });
  return () => act(() => close?.());
}

const shown = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getByRole('paragraph').textContent);
const closers = () => screen.getAllByRole('button', { name: 'Close' });
const focused = () => document.activeElement;

it('is nothing at all while there is no message', () => {
  renderPage();
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows a message in a named region and says it once', () => {
  renderPage();
  show({ message: 'Order submitted.' });
  expect(
    within(screen.getByRole('region', { name: 'Messages' })).getByText('Order submitted.'),
  ).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Order submitted.');
});

it('never goes by itself', () => {
  vi.useFakeTimers();
  renderPage();
  show({ message: 'Order submitted.' });
  act(() => void vi.advanceTimersByTime(24 * 60 * 60 * 1000));
  expect(shown()).toEqual(['Order submitted.']);
  vi.useRealTimers();
});

it('stacks the newest on top, the same message again included', () => {
  renderPage();
  show({ message: 'First' });
  show({ message: 'Second' });
  show({ message: 'First' });
  expect(shown()).toEqual(['First', 'Second', 'First']);
});

it('is closed by what show() has handed out, also twice', () => {
  renderPage();
  const close = show({ message: 'First' });
  show({ message: 'Second' });
  close();
  close();
  expect(shown()).toEqual(['Second']);
});

it('carries out its action and closes', async () => {
  const onAction = vi.fn<() => void>();
  const { user } = renderPage();
  show({ message: 'Your states have changed.', action: { label: 'Show them', onAction } });
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).toBeNull();
});

it('hands out the same function for good', () => {
  renderPage();
  show({ message: 'First' });
  expect(new Set(handedOut).size).toBe(1);
});

describe('the focus', () => {
  it('stays where it is when a message comes', () => {
    renderPage();
    screen.getByRole('button', { name: 'Save' }).focus();
    show({ message: 'First' });
    expect(focused()).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it.each(['{Enter}', ' '])('goes on to the next message when one is closed by %j', async (key) => {
    const { user } = renderPage();
    show({ message: 'First' });
    show({ message: 'Second' });
    show({ message: 'Third' });
    closers()[1]?.focus();
    await user.keyboard(key);
    expect(shown()).toEqual(['Third', 'First']);
    expect(focused()).toBe(closers()[1]);
    await user.keyboard(key);
    expect(focused()).toBe(closers()[0]);
  });

  it('goes back to where it came from with the last message', async () => {
    const { user } = renderPage();
    show({ message: 'First' });
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.tab();
    expect(focused()).toBe(closers()[0]);
    await user.keyboard('{Enter}');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('goes to the main part where it came from nowhere', async () => {
    const { user } = renderPage();
    show({ message: 'First' });
    closers()[0]?.focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe(screen.getByRole('main'));
  });
});

it('refuses to show where nobody would see it', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderForUser(<Page />)).toThrow('<ToastProvider>');
  silenced.mockRestore();
});
