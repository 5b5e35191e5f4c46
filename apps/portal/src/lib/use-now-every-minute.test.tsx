import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNowEveryMinute } from './use-now-every-minute.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('stays the same when the component renders again, and changes at the next full minute', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:10Z') });
  const { result, rerender } = renderHook(useNowEveryMinute);
  vi.setSystemTime(Date.parse('2026-03-02T12:00:20Z'));
  rerender();
  expect(result.current).toBe(Date.parse('2026-03-02T12:00:00Z'));

  await act(() => vi.advanceTimersByTimeAsync(50_000));
  expect(result.current).toBe(Date.parse('2026-03-02T12:01:00Z'));
});
