import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { goOffline } from '../testing/go-offline.ts';
import { getOnlineSince, useIsOnline } from './online.ts';

it('knows when the network was last back, before components render again', async () => {
  const before = getOnlineSince();
  const times: number[] = [];
  renderHook(() => {
    if (useIsOnline()) times.push(getOnlineSince());
  });
  expect(times).toEqual([before]);
  const start = Date.now();
  const goOnline = goOffline();
  expect(getOnlineSince()).toBe(before);
  await goOnline();
  expect(times.at(-1)).toBeGreaterThanOrEqual(start);
});
