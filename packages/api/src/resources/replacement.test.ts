import { describe, expect, it } from 'vitest';
import { findReplacement } from './replacement.ts';

const today = '2026-03-02';
const createAnnouncement = (day: number, effective_from?: string) => ({
  id: day,
  title: `Day ${day}`,
  published_at: `2026-02-0${day}T12:00:00Z`,
  effective_from,
});

describe('findReplacement', () => {
  it('returns the newest of the announcements that are later than the record', () => {
    const record = {
      ...createAnnouncement(2),
      related: [createAnnouncement(4), createAnnouncement(1), createAnnouncement(3)],
    };
    expect(findReplacement(record, today)?.title).toBe('Day 4');
  });

  it('ignores earlier and undated announcements', () => {
    const undatedAnnouncement = { id: 9, title: 'Undated', published_at: null };
    expect(
      findReplacement(
        { ...createAnnouncement(4), related: [createAnnouncement(1), undatedAnnouncement] },
        today,
      ),
    ).toBeUndefined();
    expect(findReplacement({ related: [createAnnouncement(1)] }, today)).toBeUndefined();
    expect(findReplacement(createAnnouncement(1), today)).toBeUndefined();
  });

  it('ignores later announcements that are not in effect yet', () => {
    const upcomingAnnouncement = createAnnouncement(4, '2026-03-03');
    expect(
      findReplacement({ ...createAnnouncement(2), related: [upcomingAnnouncement] }, today),
    ).toBeUndefined();
    expect(
      findReplacement(
        { ...createAnnouncement(2), related: [upcomingAnnouncement, createAnnouncement(3)] },
        today,
      )?.title,
    ).toBe('Day 3');
    expect(
      findReplacement({ ...createAnnouncement(2), related: [upcomingAnnouncement] }, '2026-03-03')
        ?.title,
    ).toBe('Day 4');
  });
});
