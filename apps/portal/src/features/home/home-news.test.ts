import { describe, expect, it } from 'vitest';
import {
  composeLatest as composeLatestAt,
  composeNews as compose,
  type HomeNews,
  type HomeParts,
} from './home-news.ts';

const now = Date.parse('2026-03-02T19:05:00Z');
const composeNews = (parts: HomeParts) => compose(parts, now);
const composeLatest = (lists: Parameters<typeof composeLatestAt>[0], news: HomeNews) =>
  composeLatestAt(lists, news, now);

const record = (id: number, day: number, record_type = 'Alert') => ({
  id,
  record_type,
  title: `Record ${id}`,
  published_at: `2026-02-${String(day).padStart(2, '0')}T12:00:00Z`,
});
const ids = (records: readonly { id: unknown }[]) => records.map(({ id }) => id);

describe('composeNews', () => {
  it('leads with the first featured alert', () => {
    const news = composeNews({
      featured: [record(9, 1, 'ProductUpdate'), record(1, 2)],
      unread: [record(2, 20)],
      recent: [],
    });
    expect(news.lead?.id).toBe(1);
  });

  it('leads with the newest unread alert if none is featured, or else with the newest alert', () => {
    const unread = [record(1, 2), record(2, 4), record(3, 9, 'PolicyUpdate')];
    expect(composeNews({ featured: [], unread, recent: [record(4, 10)] }).lead?.id).toBe(2);
    const recent = [record(4, 8), record(5, 10)];
    expect(composeNews({ featured: undefined, unread: [], recent }).lead?.id).toBe(5);
    expect(composeNews({ featured: [], unread: [], recent: [] }).lead).toBeNull();
  });

  it('shows no record twice, and distinguishes an alert from a policy update with the same id', () => {
    const unread = [record(1, 9), record(1, 8, 'PolicyUpdate')];
    const recent = [...unread, record(2, 7), record(3, 6)];
    const news = composeNews({ featured: [record(1, 9)], unread, recent });
    expect(news.lead?.id).toBe(1);
    expect(news.attention.map(({ record_type }) => record_type)).toEqual(['PolicyUpdate']);
    expect(ids(composeLatest([recent], news))).toEqual([2, 3]);
  });

  it('sorts records newest first, and shows five unread and eight latest ones', () => {
    const many = Array.from({ length: 20 }, (_, index) => record(index + 1, index + 1));
    const news = composeNews({ featured: [], unread: many.slice(0, 10), recent: many });
    expect(ids(news.attention)).toEqual([9, 8, 7, 6, 5]);
    expect(ids(composeLatest([many], news))).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
  });

  it('sorts records that start or end within a week first, soonest first, and then the others newest first', () => {
    const starts = (id: number, day: number, from: string) => ({
      ...record(id, day),
      effective_from: from,
    });
    const unread = [
      starts(1, 20, '2026-03-01'),
      starts(2, 12, '2026-03-05'),
      { ...record(3, 8), effective_until: '2026-03-06' },
      starts(4, 10, '2026-03-20'),
      starts(5, 9, '2026-03-02'),
    ];
    const news = composeNews({ featured: [record(9, 1)], unread, recent: [] });
    expect(ids(news.deadlines)).toEqual([5, 2]);
    expect(ids(news.attention)).toEqual([3, 1, 4]);
  });

  it('sorts records that end within a week by their last day, and those with the same last day newest first', () => {
    const ends = (id: number, day: number, until: string) => ({
      ...record(id, day),
      effective_until: until,
    });
    const unread = [
      record(1, 20),
      ends(2, 12, '2026-03-09'),
      ends(3, 10, '2026-03-10'),
      ends(4, 8, '2026-03-02'),
      ends(5, 9, '2026-03-09'),
    ];
    const news = composeNews({ featured: [record(9, 1)], unread, recent: [] });
    expect(ids(news.deadlines)).toEqual([4, 2]);
    expect(ids(news.attention)).toEqual([5, 1, 3]);
  });

  it('sorts records that no longer apply last', () => {
    const ended = { ...record(3, 9), effective_until: '2026-03-01' };
    const replaced = {
      ...record(4, 10),
      effective_until: '2026-03-03',
      related: [{ id: 8, slug: 'lifted', title: 'Lifted', published_at: '2026-02-11T12:00:00Z' }],
    };
    const news = composeNews({
      featured: [record(9, 1)],
      unread: [ended, replaced, record(1, 7), { ...record(2, 8), effective_until: '2026-03-02' }],
      recent: [],
    });
    expect(ids(news.deadlines)).toEqual([2]);
    expect(ids(news.attention)).toEqual([1, 4, 3]);
  });

  it('shows at most two read records that end soon, excluding binding notices and the lead', () => {
    const ends = (id: number, until: string, fields = {}) => ({
      ...record(id, id),
      effective_until: until,
      ...fields,
    });
    const notice = { tags: [{ id: 1, key: 'binding_restrictions', name: 'Binding' }] };
    const recent = [
      ends(1, '2026-03-02'),
      ends(2, '2026-03-03', notice),
      ends(3, '2026-03-04', { read: true }),
      ends(4, '2026-03-05'),
      ends(5, '2026-03-06'),
      ends(6, '2026-03-07'),
      ends(7, '2026-03-20'),
    ];
    const news = composeNews({ featured: [ends(1, '2026-03-02')], unread: [recent[4]!], recent });
    expect(ids(news.deadlines)).toEqual([3, 4]);
    // The next deadline is unread, so it still needs attention.
    expect(ids(news.attention)).toEqual([5]);
  });

  it('shows each featured record once: as the lead, as unread, or as featured', () => {
    const featured = [
      record(1, 3),
      record(2, 4, 'ProductUpdate'),
      record(3, 5),
      record(2, 4, 'Product'),
    ];
    const news = composeNews({
      featured: [...featured, featured[1]!],
      unread: [record(3, 5)],
      recent: [],
    });
    expect(news.lead?.id).toBe(1);
    expect(ids(news.attention)).toEqual([3]);
    expect(news.featured).toEqual([featured[1], featured[3]]);
    expect(composeLatest([featured], news)).toEqual([]);
  });

  it('merges the lists by publication time, newest first', () => {
    const news = { lead: record(1, 28), deadlines: [], attention: [], featured: [] };
    const latest = composeLatest(
      [
        [record(1, 28), record(2, 10)],
        [record(1, 20, 'ProductUpdate')],
        [record(1, 15, 'FieldManagamentNews')],
      ],
      news,
    );
    expect(latest.map(({ record_type }) => record_type)).toEqual([
      'ProductUpdate',
      'FieldManagamentNews',
      'Alert',
    ]);
  });

  it('shows only the newest announcement of an event', () => {
    const step = (id: number, day: number, later: readonly number[]) => ({
      ...record(id, day),
      related: later.map((on) => ({ ...record(on, on), slug: `n-${on}` })),
    });
    const latest = composeLatest([[step(1, 5, [7]), step(2, 7, [5]), record(3, 4)]], {
      lead: null,
      deadlines: [],
      attention: [],
      featured: [],
    });
    expect(ids(latest)).toEqual([2, 3]);
  });

  it('leads with an alert without a publication date if there is no other', () => {
    const { published_at: _, ...undated } = record(1, 1);
    expect(composeNews({ featured: [], unread: [undated], recent: [undated] }).lead?.id).toBe(1);
  });
});
