import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import type { TryAgain } from './lazy-part.tsx';

const reload = vi.fn<() => void>();
const fetchPage = vi.fn<() => Promise<{ ok: boolean }>>();
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', fetchPage);
  // jsdom's location can't be spied on.
  vi.stubGlobal('location', { href: 'http://localhost/alerts', reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  fetchPage.mockReset();
});

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A part whose code loads only when `canLoad` is true. */
function createPart() {
  const state = { canLoad: true, loads: 0, error: new Error('Failed to fetch the module') };
  const Part = lazyPart(async () => {
    state.loads += 1;
    if (!state.canLoad) throw state.error;
    return Hello;
  });
  const renderLoadError = (tryAgain: TryAgain) => (
    <button type="button" onClick={() => void tryAgain()}>
      Try again
    </button>
  );
  const element = (
    <Suspense fallback={<p>Loading</p>}>
      <p>Page</p>
      <Part name="Ana" renderLoadError={renderLoadError} />
    </Suspense>
  );
  return { state, Part, element };
}

async function goOnline() {
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
}

describe('a lazy part', () => {
  it('renders with its props when its code has loaded', async () => {
    const { element, state } = createPart();
    render(element);
    await screen.findByText('Hello Ana');
    expect(state.loads).toBe(1);
  });

  it('renders immediately if it was preloaded', async () => {
    const { Part, element } = createPart();
    await Part.preload();
    render(element);
    expect(screen.getByText('Hello Ana')).toBeTruthy();
  });

  it('says that the part is missing, keeps the page, and tries again on request', async () => {
    const { element, state } = createPart();
    state.canLoad = false;
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    render(element);
    const button = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Page')).toBeTruthy();
    await userEvent.click(button);
    await waitFor(() => expect(fetchPage).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    state.canLoad = true;
    await userEvent.click(button);
    await screen.findByText('Hello Ana');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not import while offline, and loads when the network is back', async () => {
    const { element, state } = createPart();
    isOnline = false;
    render(element);
    await screen.findByRole('button', { name: 'Try again' });
    expect(state.loads).toBe(0);
    await goOnline();
    await screen.findByText('Hello Ana');
    expect(state.loads).toBe(1);
  });

  it('tries again when it is mounted again', async () => {
    const { element, state } = createPart();
    isOnline = false;
    const { unmount } = render(element);
    await screen.findByRole('button', { name: 'Try again' });
    unmount();
    isOnline = true;
    render(element);
    await screen.findByText('Hello Ana');
    expect(state.loads).toBe(1);
  });

  it('reloads the page on request if the import keeps failing although the host responds', async () => {
    const { element, state } = createPart();
    state.canLoad = false;
    fetchPage.mockResolvedValue({ ok: true });
    render(element);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('never renders without its styles', async () => {
    const { element, state } = createPart();
    state.canLoad = false;
    state.error = new Error('Unable to preload CSS for /assets/part.css');
    render(element);
    await screen.findByRole('button', { name: 'Try again' });
    state.canLoad = true;
    await goOnline();
    expect(screen.queryByText('Hello Ana')).toBeNull();
    expect(state.loads).toBe(1);
  });

  it('renders nothing by default if the code is missing', async () => {
    const Optional = lazyPart<object>(() =>
      Promise.reject(new Error('Failed to fetch the module')),
    );
    const { container } = render(
      <Suspense fallback={<p>Loading</p>}>
        <Optional />
      </Suspense>,
    );
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});
