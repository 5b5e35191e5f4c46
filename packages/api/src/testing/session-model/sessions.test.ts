import { describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.ts';
import { makeSchedule } from './schedule.ts';
import { findFault } from './search.ts';

// CI runs ten thousand schedules with `node tools/sessions.ts`; this test runs the first 200.
it('preserves every invariant for any order of events', { timeout: 60_000 }, async () => {
  expect(await findFault({ seed: 0, count: 200 })).toBeNull();
});

it('creates the same schedule for the same seed', () => {
  expect(makeSchedule(7)).toEqual(makeSchedule(7));
  expect(makeSchedule(7)).not.toEqual(makeSchedule(8));
  expect(makeSchedule(7).filter(({ event }) => event === 'call')).toHaveLength(50);
});

describe('detects that', { timeout: 120_000 }, () => {
  it.each(Object.entries(brokenRules))('%s', async (_name, rules) => {
    expect(await findFault({ seed: 0, count: 200 }, rules)).toMatch(
      /^Seed \d+: .+\. Shortest: \S+@\d/,
    );
  });
});
