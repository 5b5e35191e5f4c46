import { describe, expect, it } from 'vitest';
import { findReplacement } from './replacement.ts';

const today = '2026-03-02';
const posted = (day: number, effective_from?: string) => ({
  id: day,
  title: `Day ${day}`,
  published_at: `2026-02-0${day}T12:00:00Z`,
  effective_from,
});

describe('findReplacement', () => {
  it('returns the newest later announcement', () => {
    const record = { ...posted(2), related: [posted(4), posted(1), posted(3)] };
    expect(findReplacement(record, today)?.title).toBe('Day 4');
  });

  it('ignores earlier and undated announcements', () => {
    const undated = { id: 9, title: 'Undated', published_at: null };
    expect(findReplacement({ ...posted(4), related: [posted(1), undated] }, today)).toBeUndefined();
    expect(findReplacement({ related: [posted(1)] }, today)).toBeUndefined();
    expect(findReplacement(posted(1), today)).toBeUndefined();
  });

  it('ignores later announcements that are not in effect yet', () => {
    const upcoming = posted(4, '2026-03-03');
    expect(findReplacement({ ...posted(2), related: [upcoming] }, today)).toBeUndefined();
    expect(findReplacement({ ...posted(2), related: [upcoming, posted(3)] }, today)?.title).toBe(
      'Day 3',
    );
    expect(findReplacement({ ...posted(2), related: [upcoming] }, '2026-03-03')?.title).toBe(
      'Day 4',
    );
  });
});
