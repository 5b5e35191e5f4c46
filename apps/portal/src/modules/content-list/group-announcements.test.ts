import type { Alert } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { groupAnnouncements } from './group-announcements.ts';

// Wednesday, 2:05 pm in New York.
const now = Date.parse('2026-03-04T19:05:00Z');

const alert = (id: number, published_at: string | undefined, rest: Partial<Alert> = {}): Alert => ({
  id,
  record_type: 'Alert',
  title: `Alert ${id}`,
  published_at,
  ...rest,
});
const group = (items: readonly Alert[]) =>
  groupAnnouncements(items, now).map(({ title, items: rows }) => [title, rows.map(({ id }) => id)]);

describe('groupAnnouncements', () => {
  it('groups by the day of posting in Eastern Time, and leaves out empty groups', () => {
    const items = [
      alert(1, '2026-03-05T02:00:00Z'),
      alert(2, '2026-03-04T05:00:00Z'),
      alert(3, '2026-03-04T04:59:00Z'),
      alert(4, '2026-03-02T05:00:00Z'),
      alert(5, '2026-03-02T04:59:00Z'),
      alert(6, undefined),
    ];
    expect(group(items)).toEqual([
      ['Today', [1, 2]],
      ['This week', [3, 4]],
      ['Earlier', [5, 6]],
    ]);
    expect(group(items.slice(4))).toEqual([['Earlier', [5, 6]]]);
    expect(group([])).toEqual([]);
  });

  it('ignores the effective dates', () => {
    const items = [alert(1, '2026-02-20T15:00:00Z', { effective_from: '2026-03-04' })];
    expect(group(items)).toEqual([['Earlier', [1]]]);
  });

  it('leaves out a replaced announcement if its replacement is on the page', () => {
    const first = { id: 1, title: 'First', published_at: '2026-03-03T15:00:00Z' };
    const second = { id: 2, title: 'Second', published_at: '2026-03-04T15:00:00Z' };
    const replaced = alert(1, first.published_at, { related: [second] });
    const replacement = alert(2, second.published_at, { related: [first] });
    expect(group([replacement, replaced])).toEqual([['Today', [2]]]);
    expect(group([replaced])).toEqual([['This week', [1]]]);
  });
});
