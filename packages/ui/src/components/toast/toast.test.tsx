import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import type { Toast, ToastController } from './toast.tsx';

const controllers: ToastController[] = [];
beforeEach(() => void controllers.splice(0));

function Page() {
  const controller = useToast();
  controllers.push(controller);
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
    close = controllers.at(-1)?.show(toast);
  });
  return () => act(() => close?.());
}

const getMessages = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getByRole('paragraph').textContent);
const getCloseButtons = () => screen.getAllByRole('button', { name: 'Close' });
const getFocusedElement = () => document.activeElement;

it('renders nothing without messages', () => {
  renderPage();
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows a message in a named region and announces it once', () => {
  renderPage();
  show({ message: 'Order submitted.' });
  expect(
    within(screen.getByRole('region', { name: 'Messages' })).getByText('Order submitted.'),
  ).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Order submitted.');
});

it('never closes by itself', () => {
  vi.useFakeTimers();
  renderPage();
  show({ message: 'Order submitted.' });
  act(() => void vi.advanceTimersByTime(24 * 60 * 60 * 1000));
  expect(getMessages()).toEqual(['Order submitted.']);
  vi.useRealTimers();
});

it('stacks the newest message on top, including repeated messages', () => {
  renderPage();
  show({ message: 'First' });
  show({ message: 'Second' });
  show({ message: 'First' });
  expect(getMessages()).toEqual(['First', 'Second', 'First']);
});

it('closes with the function that show() returns, even if it is called twice', () => {
  renderPage();
  const close = show({ message: 'First' });
  show({ message: 'Second' });
  close();
  close();
  expect(getMessages()).toEqual(['Second']);
});

it('runs its action and closes', async () => {
  const onAction = vi.fn<() => void>();
  const { user } = renderPage();
  show({ message: 'Your states have changed.', action: { label: 'Show them', onAction } });
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).toBeNull();
});

it('has a stable context value', () => {
  renderPage();
  show({ message: 'First' });
  expect(new Set(controllers).size).toBe(1);
});

describe('focus', () => {
  it('does not move when a message appears', () => {
    renderPage();
    screen.getByRole('button', { name: 'Save' }).focus();
    show({ message: 'First' });
    expect(getFocusedElement()).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it.each(['{Enter}', ' '])(
    'moves to the next message when a message is closed with %j',
    async (key) => {
      const { user } = renderPage();
      show({ message: 'First' });
      show({ message: 'Second' });
      show({ message: 'Third' });
      getCloseButtons()[1]?.focus();
      await user.keyboard(key);
      expect(getMessages()).toEqual(['Third', 'First']);
      expect(getFocusedElement()).toBe(getCloseButtons()[1]);
      await user.keyboard(key);
      expect(getFocusedElement()).toBe(getCloseButtons()[0]);
    },
  );

  it('returns to the previously focused element after the last message is closed', async () => {
    const { user } = renderPage();
    show({ message: 'First' });
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.tab();
    expect(getFocusedElement()).toBe(getCloseButtons()[0]);
    await user.keyboard('{Enter}');
    expect(getFocusedElement()).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('moves to the main element if nothing had focus before', async () => {
    const { user } = renderPage();
    show({ message: 'First' });
    getCloseButtons()[0]?.focus();
    await user.keyboard('{Enter}');
    expect(getFocusedElement()).toBe(screen.getByRole('main'));
  });
});

it('throws without a provider', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderForUser(<Page />)).toThrow('<ToastProvider>');
  consoleError.mockRestore();
});
