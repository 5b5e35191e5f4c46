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
  failed: 'Alerts could not be loaded',
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
const two: Load = { state: 'complete', data: ['a', 'b'], refetching: false };
const twoAgain: Load = { state: 'complete', data: ['a', 'b'], refetching: true };
const three: Load = { state: 'complete', data: ['a', 'b', 'c'], refetching: false };
const empty: Load = { state: 'empty', refetching: false };
const failed: Load = { state: 'failed', error: 503, retry: () => undefined };

/** Goes through the states in turn and returns all that was said on the way. */
function saidThrough(first: Load, ...rest: Load[]): string[] {
  const { rerender } = renderForUser(<Subject load={first} />);
  for (const load of rest) rerender(<Subject load={load} />);
  return said();
}

function said(): string[] {
  return [...screen.getByRole('status').children].map((message) => message.textContent ?? '');
}

function phase(): string | null | undefined {
  return screen.getByTestId('skeleton').parentElement?.getAttribute('data-phase');
}

describe('says its state in the page', () => {
  it.each([
    { load: loading, busy: 'true' },
    { load: failed, busy: 'false' },
    { load: empty, busy: 'false' },
    { load: { state: 'empty', refetching: true } satisfies Load, busy: 'true' },
    { load: two, busy: 'false' },
    { load: twoAgain, busy: 'true' },
  ])('$load.state, busy $busy', ({ load, busy }) => {
    renderForUser(<Subject load={load} />);
    const boundary = screen.getByTestId('boundary');
    expect(boundary.getAttribute('data-load-state')).toBe(load.state);
    expect(boundary.getAttribute('aria-busy')).toBe(busy);
  });
});

describe('while loading', () => {
  it('shows the skeleton after 300 ms, and what takes long after 5 s', () => {
    renderForUser(<Subject load={loading} />);
    expect(phase()).toBe('quiet');
    act(() => void vi.advanceTimersByTime(299));
    expect(phase()).toBe('quiet');
    act(() => void vi.advanceTimersByTime(1));
    expect(phase()).toBe('skeleton');
    expect(screen.queryByText(labels.slow)).toBeNull();
    act(() => void vi.advanceTimersByTime(4700));
    expect(phase()).toBe('slow');
    expect(screen.getAllByText(labels.slow)).toHaveLength(2);
  });

  it('says so after 1 s', () => {
    renderForUser(<Subject load={loading} />);
    act(() => void vi.advanceTimersByTime(999));
    expect(said()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toEqual(['Loading alerts']);
  });

  it('begins a second wait at its own zero', () => {
    const { rerender } = renderForUser(<Subject load={loading} />);
    act(() => void vi.advanceTimersByTime(4000));
    rerender(<Subject load={two} />);
    rerender(<Subject load={loading} />);
    expect(phase()).toBe('quiet');
  });

  it('stays silent when the answer comes at once', () => {
    const { rerender } = renderForUser(<Subject load={loading} />);
    act(() => void vi.advanceTimersByTime(200));
    rerender(<Subject load={two} />);
    act(() => void vi.advanceTimersByTime(6000));
    expect(said()).toEqual(['2 alerts']);
  });
});

/** Presses the button of a failure by the keyboard. */
function tryAgain() {
  const { rerender } = renderForUser(<Subject load={failed} />);
  const button = screen.getByRole('button', { name: 'Again after 503' });
  button.focus();
  button.click();
  return rerender;
}

describe('tries again', () => {
  it('keeps the focus of the button that goes, also when the answer is there', () => {
    const rerender = tryAgain();
    const boundary = screen.getByTestId('boundary');
    expect(document.activeElement).toBe(boundary);
    rerender(<Subject load={loading} />);
    rerender(<Subject load={two} />);
    expect(document.activeElement).toBe(boundary);
  });

  it('says at once that it loads, and once', () => {
    const rerender = tryAgain();
    rerender(<Subject load={loading} />);
    expect(said()).toEqual(['Loading alerts']);
    act(() => void vi.advanceTimersByTime(1000));
    expect(said()).toEqual(['Loading alerts']);
  });

  it('says a later wait after 1 s again', () => {
    const rerender = tryAgain();
    rerender(<Subject load={loading} />);
    rerender(<Subject load={two} />);
    rerender(<Subject load={loading} />);
    act(() => void vi.advanceTimersByTime(1000));
    expect(said()).toEqual(['Loading alerts', '2 alerts', 'Loading alerts']);
  });
});

describe('says an outcome once', () => {
  it('when data arrives', () => {
    expect(saidThrough(loading, two)).toEqual(['2 alerts']);
  });

  it('when there is nothing', () => {
    expect(saidThrough(loading, empty)).toEqual(['No alerts']);
  });

  it('when it fails, and when it fails again', () => {
    expect(saidThrough(loading, failed, loading, failed)).toEqual([
      'Alerts could not be loaded',
      'Alerts could not be loaded',
    ]);
  });

  it('not for what was there from the start', () => {
    expect(saidThrough(two)).toEqual([]);
    expect(said()).toEqual([]);
  });

  it('not for a refetch that brings the same', () => {
    expect(saidThrough(two, twoAgain, two)).toEqual([]);
  });

  it('for a refetch that brings something else', () => {
    expect(saidThrough(two, twoAgain, three)).toEqual(['3 alerts']);
  });

  it('for a refetch that ends in nothing', () => {
    expect(saidThrough(two, twoAgain, empty)).toEqual(['No alerts']);
  });
});

it('keeps the content while it is being fetched again', () => {
  const { rerender } = renderForUser(<Subject load={two} />);
  const content = screen.getByTestId('content');
  rerender(<Subject load={twoAgain} />);
  expect(screen.getByTestId('content')).toBe(content);
  expect(content.textContent).toBe('a, b (old)');
});

it('hands the error and a way to try again to whoever draws the failure', async () => {
  vi.useRealTimers();
  const retry = vi.fn<() => void>();
  const { user } = renderForUser(<Subject load={{ state: 'failed', error: 503, retry }} />);
  await user.click(screen.getByRole('button', { name: 'Again after 503' }));
  expect(retry).toHaveBeenCalledOnce();
});
