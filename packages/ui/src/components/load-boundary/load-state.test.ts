import { describe, expect, it, vi } from 'vitest';
import { toLoadState } from './load-state.ts';

const isEmpty = (rows: number[]) => rows.length === 0;
const query = (response: { data?: number[]; error?: Error; isFetching?: boolean }) => ({
  data: response.data,
  error: response.error ?? null,
  isFetching: response.isFetching ?? false,
  refetch: vi.fn(),
});

describe('toLoadState', () => {
  it('is loading until the response arrives, and again during a retry', () => {
    expect(toLoadState(query({ isFetching: true }), isEmpty).state).toBe('loading');
    expect(toLoadState(query({ error: new Error('no'), isFetching: true }), isEmpty).state).toBe(
      'loading',
    );
  });

  it('is failed, with a retry, when the first response fails', () => {
    const failed = query({ error: new Error('no') });
    const load = toLoadState(failed, isEmpty);
    if (load.state !== 'failed') throw new Error(load.state);
    load.retry();
    expect(failed.refetch).toHaveBeenCalledOnce();
  });

  it('is empty without items, and complete with items', () => {
    expect(toLoadState(query({ data: [] }), isEmpty)).toEqual({
      state: 'empty',
      refetching: false,
    });
    expect(toLoadState(query({ data: [1] }), isEmpty)).toEqual({
      state: 'complete',
      data: [1],
      refetching: false,
    });
  });

  it('keeps the data during a refetch, even if the refetch fails', () => {
    expect(toLoadState(query({ data: [1], isFetching: true }), isEmpty)).toMatchObject({
      state: 'complete',
      refetching: true,
    });
    expect(toLoadState(query({ data: [1], error: new Error('no') }), isEmpty).state).toBe(
      'complete',
    );
  });
});
