import { describe, expect, it } from 'vitest';
import {
  getBlockingTime,
  getLayoutShift,
  summarizeTransfers,
  findRepeatedTransfers,
  type Transfer,
} from './page-metrics.ts';

describe('blocking time', () => {
  it('counts the part of each task over 50 ms', () => {
    const longTasks = [
      { start: 1000, duration: 80 },
      { start: 2000, duration: 250 },
    ];
    expect(getBlockingTime({ fcp: 500, longTasks })).toBe(30 + 200);
  });

  it('starts with the first paint', () => {
    const longTasks = [
      { start: 0, duration: 400 },
      { start: 450, duration: 250 },
    ];
    expect(getBlockingTime({ fcp: 500, longTasks })).toBe(150);
  });
});

it('adds up layout shifts', () => {
  const shifts = [
    { start: 100, value: 0.02 },
    { start: 9000, value: 0.03 },
  ];
  expect(getLayoutShift({ shifts })).toBeCloseTo(0.05);
  expect(getLayoutShift({ shifts: [] })).toBe(0);
});

const transfer = (path: string, overrides: Partial<Transfer> = {}): Transfer => ({
  url: `https://localhost:4000${path}`,
  start: 0,
  end: 100,
  bytes: 1000,
  transferred: 1300,
  ...overrides,
});

it('counts requests and bytes, both in total and until the content was visible', () => {
  const transfers = [
    transfer('/alerts'),
    transfer('/assets/index.js', { start: 20, end: 300, bytes: 50_000 }),
    transfer('/api/v1/alerts?unread=true', { start: 30, end: 400, bytes: 5000 }),
    transfer('/assets/late.js', { start: 450, end: 900, bytes: 7000 }),
    transfer('/icon.svg', { start: 700, end: 800, bytes: 300 }),
  ];
  expect(summarizeTransfers(transfers, 500)).toEqual({
    'requests until visible': 4,
    'requests in total': 5,
    'bytes until visible': 56_000,
    'bytes in total': 63_300,
    'JS bytes until visible': 50_000,
    'JS bytes in total': 57_000,
  });
});

describe('files that a second visit transfers again', () => {
  const cached = transfer('/assets/index.js', { transferred: 0 });

  it('are none if the cache works', () => {
    expect(findRepeatedTransfers([transfer('/assets/index.js')], [cached])).toEqual([]);
  });

  it('are found if the cache does not work', () => {
    const again = transfer('/assets/index.js', { transferred: 300 });
    expect(findRepeatedTransfers([transfer('/assets/index.js')], [again])).toEqual([again.url]);
  });

  it('do not include pages, API calls, or files that the first visit did not load', () => {
    const first = [transfer('/alerts'), transfer('/api/v1/alerts')];
    expect(findRepeatedTransfers(first, [...first, transfer('/assets/other.js')])).toEqual([]);
  });
});
