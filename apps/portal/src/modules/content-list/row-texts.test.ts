import { describe, expect, it } from 'vitest';
import * as rowTexts from './row-texts.ts';

const { createRecordStamp } = rowTexts;
/** Replaces the no-break spaces in a text, to compare it. */
const withPlainSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const endsText = (...args: Parameters<typeof rowTexts.endsText>) =>
  withPlainSpaces(rowTexts.endsText(...args));
const statesText = (states: Parameters<typeof rowTexts.statesText>[0]) =>
  withPlainSpaces(rowTexts.statesText(states));
const readTimeText = (minutes: number | null) => withPlainSpaces(rowTexts.readTimeText(minutes));

const now = Date.parse('2026-03-02T19:05:00Z');
const record = { record_type: 'Alert', title: 'Wind' };

describe('createRecordStamp', () => {
  it.each([
    ['2026-03-31', 'active', 'Effective through March 31, 2026'],
    ['2026-03-10', 'active', 'Effective through March 10, 2026'],
    ['2026-03-09', 'soon', 'Effective through March 9, 2026'],
    ['2026-03-02', 'soon', 'Effective through March 2, 2026'],
    ['2026-03-01', 'ended', 'Ended March 1, 2026'],
  ])('shows the end %s as %s', (effective_until, status, label) => {
    expect(createRecordStamp({ ...record, effective_until }, now)).toMatchObject({
      status,
      label,
      dateTime: effective_until,
      caption: 'Through',
    });
  });

  it.each([
    ['2026-03-02', 'Since', 'active'],
    ['2026-03-03', 'Starts', 'neutral'],
  ])('shows the start of a record without an end: %s is %s', (effective_from, caption, status) => {
    const published_at = '2026-02-20T15:00:00Z';
    expect(createRecordStamp({ ...record, effective_from, published_at }, now)).toMatchObject({
      dateTime: effective_from,
      caption,
      status,
    });
  });

  it('shows the start of a record that isn’t in effect yet, even if it has an end', () => {
    const dates = { effective_from: '2026-03-03', effective_until: '2026-03-31' };
    expect(createRecordStamp({ ...record, ...dates }, now)).toMatchObject({
      dateTime: '2026-03-03',
      caption: 'Starts',
    });
  });

  it('falls back to the publication day in Eastern Time', () => {
    expect(createRecordStamp({ ...record, published_at: '2026-03-02T03:30:00Z' }, now)).toEqual({
      dateTime: '2026-03-01',
      day: '1',
      month: 'Mar',
      caption: 'Posted',
      label: 'Posted March 1, 2026',
      status: 'neutral',
    });
  });

  it('is null without a date', () => {
    const dates = { effective_from: null, effective_until: null, published_at: null };
    expect(createRecordStamp({}, now)).toBeNull();
    expect(createRecordStamp(dates, now)).toBeNull();
    expect(
      createRecordStamp({ ...dates, effective_from: 'soon', effective_until: 'later' }, now),
    ).toBeNull();
  });

  it('uses today’s date in Eastern Time, not in UTC', () => {
    const lateEvening = Date.parse('2026-03-03T04:59:00Z');
    expect(endsText('2026-03-02', lateEvening)).toBe('Ends today');
  });
});

describe('the texts of a meta line', () => {
  it.each([
    ['2026-03-02', 'Ends today'],
    ['2026-03-03', 'Ends tomorrow'],
    ['2026-03-06', 'Ends in 4 days'],
    ['2026-03-31', 'Ends Mar 31'],
    ['2026-02-27', 'Ended Feb 27'],
  ])('show the end %s as %s', (until, text) => expect(endsText(until, now)).toBe(text));

  it('stay on one line', () => {
    expect(rowTexts.readTimeText(2)).toBe('2\u00a0min\u00a0read');
  });

  it('show the end, or the start, or the posting date', () => {
    const dates = {
      effective_from: '2026-03-15',
      effective_until: '2026-03-31',
      published_at: '2026-02-20T15:00:00Z',
    };
    const { effective_until: _, ...openEnded } = dates;
    const timing = (days: Parameters<typeof rowTexts.statusOrPostedText>[0]) =>
      withPlainSpaces(rowTexts.statusOrPostedText(days, now));
    expect(timing({ ...dates, effective_from: '2026-03-02' })).toBe('Ends Mar 31');
    expect(timing(openEnded)).toBe('Effective Mar 15');
    expect(timing({ ...openEnded, effective_from: '2026-03-02' })).toBe('In effect since Mar 2');
    expect(timing({ published_at: dates.published_at })).toBe('Posted Feb 20');
    expect(timing({})).toBeNull();
  });

  it('show the start of a record that is not in effect yet, even if it has an end', () => {
    const dates = { effective_from: '2026-03-03', effective_until: '2026-03-31' };
    expect(withPlainSpaces(rowTexts.effectiveText(dates, now))).toBe('Effective Mar 3');
    expect(rowTexts.effectiveText({ published_at: '2026-02-20T15:00:00Z' }, now)).toBeNull();
  });

  it('show when a record was posted', () => {
    expect(withPlainSpaces(rowTexts.postedText('2026-03-02T03:30:00Z', now))).toBe('Posted Mar 1');
    expect(rowTexts.postedText(null, now)).toBeNull();
  });

  it('list up to four states, or three states and the number of others', () => {
    const states = (codes: string) => codes.split(' ').map((code) => ({ code, name: code }));
    expect(statesText(states('TX'))).toBe('TX');
    expect(statesText(states('TX OK AR LA'))).toBe('AR, LA, OK, TX');
    expect(statesText(states('TX OK AR LA MS'))).toBe('TX, OK, AR + 2 more');
    expect(statesText([])).toBe('All states');
    expect(statesText(null)).toBe('All states');
  });

  it('leave out an unknown read time', () => {
    expect(readTimeText(3)).toBe('3 min read');
    expect(readTimeText(null)).toBeNull();
    expect(readTimeText(0)).toBeNull();
  });
});

describe('announcements about the same event', () => {
  const posted = (day: number, effective_from?: string) => ({
    id: day,
    title: `Day ${day}`,
    published_at: `2026-02-0${day}T12:00:00Z`,
    effective_from,
  });
  const statusText = (announcement: Parameters<typeof rowTexts.statusText>[0]) =>
    withPlainSpaces(rowTexts.statusText(announcement, now));

  it('show when their newest replacement was posted, instead of their own dates', () => {
    const second = {
      ...posted(2),
      effective_until: '2026-03-31',
      related: [posted(4), posted(1), posted(3)],
    };
    expect(statusText(second)).toBe('Replaced Feb 4');
    expect(withPlainSpaces(rowTexts.replacedText(second, now))).toBe('Replaced Feb 4');
    expect(withPlainSpaces(rowTexts.statusOrPostedText(second, now))).toBe('Replaced Feb 4');
    expect(createRecordStamp(second, now)).toMatchObject({
      dateTime: '2026-02-04',
      status: 'ended',
      label: 'Replaced February 4, 2026',
    });
    expect(rowTexts.getReplacement(second, now)?.title).toBe('Day 4');
  });

  it('show their last day in effect if their replacement hasn’t taken effect yet', () => {
    const announcement = {
      ...posted(2),
      related: [posted(4, '2026-04-01'), posted(3, '2026-03-10')],
    };
    expect(statusText(announcement)).toBe('In effect through Mar 9');
    expect(rowTexts.getUpcomingReplacement(announcement, now)?.title).toBe('Day 3');
    expect(rowTexts.getReplacement(announcement, now)).toBeUndefined();
  });

  it('are not replaced by earlier or undated announcements', () => {
    const undated = { id: 9, title: 'Once', published_at: null };
    expect(statusText({ ...posted(4), related: [posted(1), posted(3), undated] })).toBeNull();
    expect(statusText(posted(1))).toBeNull();
  });

  it('have the earlier announcements as predecessors, newest first', () => {
    const announcement = {
      ...posted(4),
      related: [posted(1), posted(5), posted(3), posted(2, '2026-05-01')],
    };
    expect(rowTexts.getPredecessors(announcement, now).map(({ title }) => title)).toEqual([
      'Day 3',
      'Day 1',
    ]);
  });
});
