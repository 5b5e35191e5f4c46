import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import type { LoadState } from './load-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Load = LoadState<readonly string[]>;

const labels = {
  loading: 'Loading alerts',
  slow: 'This is taking longer than usual.',
  failed: "Couldn't load alerts",
  loaded: (data: readonly string[]) => `${data.length} alerts`,
  empty: 'No alerts',
};

function renderFailure(error: unknown, retry: () => void) {
  return <button onClick={retry}>Again after {String(error)}</button>;
}

function Subject({ load }: { load: Load }) {
  return (
    <LiveRegionProvider>
      <LoadBoundary
        load={load}
        skeleton={<div data-testid="skeleton" />}
        labels={labels}
        empty={<p>Nothing here</p>}
        failed={renderFailure}
        data-testid="boundary"
      >
        {(data, { refetching }) => (
          <p data-testid="content">
            {data.join(', ')} {refetching ? '(old)' : ''}
          </p>
        )}
      </LoadBoundary>
    </LiveRegionProvider>
  );
}

const loading: Load = { state: 'loading' };
const twoAlerts: Load = { state: 'complete', data: ['a', 'b'], refetching: false };
const twoAlertsRefetching: Load = { state: 'complete', data: ['a', 'b'], refetching: true };
const threeAlerts: Load = { state: 'complete', data: ['a', 'b', 'c'], refetching: false };
const empty: Load = { state: 'empty', refetching: false };
const failed: Load = { state: 'failed', error: 503, retry: () => undefined };

/** Renders the states one after the other, and returns all announcements. */
function getAnnouncementsFor(first: Load, ...rest: Load[]): string[] {
  const { rerender } = renderForUser(<Subject load={first} />);
  for (const load of rest) rerender(<Subject load={load} />);
  return getAnnouncements();
}

function getAnnouncements(): string[] {
  return [...screen.getByRole('status').children].map((message) => message.textContent ?? '');
}

function getPhase(): string | null | undefined {
  return screen.getByTestId('skeleton').parentElement?.getAttribute('data-phase');
}

describe('the boundary element', () => {
  it.each([
    { name: 'loading', load: loading, busy: 'true' },
    { name: 'failed', load: failed, busy: 'false' },
    { name: 'empty', load: empty, busy: 'false' },
    {
      name: 'empty while refetching',
      load: { state: 'empty', refetching: true } satisfies Load,
      busy: 'true',
    },
    { name: 'complete', load: twoAlerts, busy: 'false' },
    { name: 'complete while refetching', load: twoAlertsRefetching, busy: 'true' },
  ])('$name: aria-busy="$busy"', ({ load, busy }) => {
    renderForUser(<Subject load={load} />);
    const boundary = screen.getByTestId('boundary');
    expect(boundary.getAttribute('data-load-state')).toBe(load.state);
    expect(boundary.getAttribute('aria-busy')).toBe(busy);
  });
});

describe('while loading', () => {
  it('shows the skeleton after 300 ms, and the slow message after 5 s', () => {
    renderForUser(<Subject load={loading} />);
    expect(getPhase()).toBe('delayed');
    act(() => void vi.advanceTimersByTime(299));
    expect(getPhase()).toBe('delayed');
    act(() => void vi.advanceTimersByTime(1));
    expect(getPhase()).toBe('skeleton');
    expect(screen.queryByText(labels.slow)).toBeNull();
    act(() => void vi.advanceTimersByTime(4700));
    expect(getPhase()).toBe('slow');
    expect(screen.getAllByText(labels.slow)).toHaveLength(2);
    expect(screen.queryByText(labels.loading, { selector: 'p' })).toBeNull();
  });

  it('after 1 s, shows and announces what is loading', () => {
    renderForUser(<Subject load={loading} />);
    act(() => void vi.advanceTimersByTime(999));
    expect(getAnnouncements()).toEqual([]);
    expect(screen.queryByText(labels.loading)).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(getAnnouncements()).toEqual(['Loading alerts']);
    expect(screen.getByText(labels.loading, { selector: 'p' })).toBeDefined();
  });

  it('restarts the delays for a second load', () => {
    const { rerender } = renderForUser(<Subject load={loading} />);
    act(() => void vi.advanceTimersByTime(4000));
    rerender(<Subject load={twoAlerts} />);
    rerender(<Subject load={loading} />);
    expect(getPhase()).toBe('delayed');
  });

  it('does not announce loading if the response is fast', () => {
    const { rerender } = renderForUser(<Subject load={loading} />);
    act(() => void vi.advanceTimersByTime(200));
    rerender(<Subject load={twoAlerts} />);
    act(() => void vi.advanceTimersByTime(6000));
    expect(getAnnouncements()).toEqual(['2 alerts']);
  });
});

/** Renders the failed state, focuses the retry button, and clicks it. Returns `rerender`. */
function renderAndRetry() {
  const { rerender } = renderForUser(<Subject load={failed} />);
  const button = screen.getByRole('button', { name: 'Again after 503' });
  button.focus();
  button.click();
  return rerender;
}

describe('retry', () => {
  it('moves focus from the button to the boundary, where it stays after the response', () => {
    const rerender = renderAndRetry();
    const boundary = screen.getByTestId('boundary');
    expect(document.activeElement).toBe(boundary);
    rerender(<Subject load={loading} />);
    rerender(<Subject load={twoAlerts} />);
    expect(document.activeElement).toBe(boundary);
  });

  it('announces loading immediately, and only once', () => {
    const rerender = renderAndRetry();
    rerender(<Subject load={loading} />);
    expect(getAnnouncements()).toEqual(['Loading alerts']);
    act(() => void vi.advanceTimersByTime(1000));
    expect(getAnnouncements()).toEqual(['Loading alerts']);
  });

  it('waits 1 s before it announces each later load', () => {
    const rerender = renderAndRetry();
    rerender(<Subject load={loading} />);
    rerender(<Subject load={twoAlerts} />);
    rerender(<Subject load={loading} />);
    act(() => void vi.advanceTimersByTime(1000));
    expect(getAnnouncements()).toEqual(['Loading alerts', '2 alerts', 'Loading alerts']);
  });
});

describe('the outcome', () => {
  it('is announced once when data arrives', () => {
    expect(getAnnouncementsFor(loading, twoAlerts)).toEqual(['2 alerts']);
  });

  it('is announced once when there is no data', () => {
    expect(getAnnouncementsFor(loading, empty)).toEqual(['No alerts']);
  });

  it('is announced when loading fails, and when it fails again', () => {
    expect(getAnnouncementsFor(loading, failed, loading, failed)).toEqual([
      "Couldn't load alerts",
      "Couldn't load alerts",
    ]);
  });

  it('is not announced for the first render', () => {
    expect(getAnnouncementsFor(twoAlerts)).toEqual([]);
    expect(getAnnouncements()).toEqual([]);
  });

  it('is not announced if a refetch has the same outcome', () => {
    expect(getAnnouncementsFor(twoAlerts, twoAlertsRefetching, twoAlerts)).toEqual([]);
  });

  it('is announced if a refetch has a different outcome', () => {
    expect(getAnnouncementsFor(twoAlerts, twoAlertsRefetching, threeAlerts)).toEqual(['3 alerts']);
  });

  it('is announced if a refetch returns no data', () => {
    expect(getAnnouncementsFor(twoAlerts, twoAlertsRefetching, empty)).toEqual(['No alerts']);
  });
});

it('keeps the content during a refetch', () => {
  const { rerender } = renderForUser(<Subject load={twoAlerts} />);
  const content = screen.getByTestId('content');
  rerender(<Subject load={twoAlertsRefetching} />);
  expect(screen.getByTestId('content')).toBe(content);
  expect(content.textContent).toBe('a, b (old)');
});

it('passes the error and a retry function to the failed state', async () => {
  vi.useRealTimers();
  const retry = vi.fn<() => void>();
  const { user } = renderForUser(<Subject load={{ state: 'failed', error: 503, retry }} />);
  await user.click(screen.getByRole('button', { name: 'Again after 503' }));
  expect(retry).toHaveBeenCalledOnce();
});
