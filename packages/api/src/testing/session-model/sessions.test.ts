import { describe, expect, it } from 'vitest';
import { brokenRules } from './broken-rules.ts';
import { makeSchedule } from './schedule.ts';
import { findFault } from './search.ts';

// "node tools/sessions.ts" plays ten thousand, as CI does; these are the first of them.
it('keeps every law in whatever order things happen', { timeout: 60_000 }, async () => {
  expect(await findFault({ seed: 0, count: 200 })).toBeNull();
});

it('plays the same schedule for the same seed', () => {
  expect(makeSchedule(7)).toEqual(makeSchedule(7));
  expect(makeSchedule(7)).not.toEqual(makeSchedule(8));
  expect(makeSchedule(7).filter(({ what }) => what === 'call')).toHaveLength(50);
});

describe('notices when', { timeout: 120_000 }, () => {
  it.each(Object.entries(brokenRules))('%s', async (_name, rules) => {
    expect(await findFault({ seed: 0, count: 200 }, rules)).toMatch(
      /^Seed \d+: .+\. Shortest: \S+@\d/,
    );
  });
});
