import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { goOffline } from '../testing/go-offline.ts';
import { getOnlineSince, useIsOnline } from './online.ts';

it('knows when the network was last back, before components render again', async () => {
  const times: number[] = [];
  renderHook(() => {
    if (useIsOnline()) times.push(getOnlineSince());
  });
  expect(times).toEqual([0]);
  const start = Date.now();
  const goOnline = goOffline();
  expect(getOnlineSince()).toBe(0);
  await goOnline();
  expect(times.at(-1)).toBeGreaterThanOrEqual(start);
});
