import { describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.ts';
import { createSchedule } from './schedule.ts';
import { findViolation } from './find-violation.ts';

// CI runs thousands of schedules with `node tools/sessions.ts`; this test runs the first 200.
it(
  'the session never breaks an invariant, for any order of events',
  { timeout: 60_000 },
  async () => {
    expect(await findViolation({ seed: 0, count: 200 })).toBeNull();
  },
);

it('creates the same schedule for the same seed', () => {
  expect(createSchedule(7)).toEqual(createSchedule(7));
  expect(createSchedule(7)).not.toEqual(createSchedule(8));
  expect(createSchedule(7).filter(({ event }) => event === 'call')).toHaveLength(50);
});

describe('detects that', { timeout: 120_000 }, () => {
  it.each(Object.entries(brokenRules))('%s', async (_name, overrides) => {
    expect(await findViolation({ seed: 0, count: 200 }, overrides)).toMatch(
      /^Seed \d+: .+\. Shortest: \S+@\d/,
    );
  });
});
