import { describe, expect, it } from 'vitest';
import type { BriefRecord } from '../resources/brief-item.ts';
import { rankBrief } from './rank-brief.ts';

const now = Date.parse('2026-03-02T19:05:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

const createRecord = (
  id: string,
  revision: Partial<BriefRecord['revision']>,
  read = false,
): BriefRecord => ({
  id,
  record_type: 'Alert',
  title: `Alert ${id}`,
  read,
  revision: { id: `r${id}`, number: 1, published_at: daysAgo(1), ...revision },
});

const rank = (...records: BriefRecord[]) =>
  rankBrief(records, now).map(({ record, reason }) => `${record.id} ${reason}`);

const previous_read = { id: 'r0', number: 1, read_at: daysAgo(10) };
const endingPeriod = { from: daysAgo(1), until: daysAgo(-7) };

describe('the brief', () => {
  it('has the most urgent records first', () => {
    expect(
      rank(
        createRecord('new', {}),
        createRecord('changed', { previous_read }),
        createRecord('limited', { restriction: 'limited' }),
        createRecord('ending', { renewal: [endingPeriod] }),
        createRecord('stopped', { restriction: 'stopped', new_business: [endingPeriod] }),
        createRecord('acknowledge', { acknowledgement_required: true, restriction: 'none' }),
      ),
    ).toEqual([
      'acknowledge acknowledge',
      'stopped stopped',
      'ending ending',
      'limited limited',
      'changed changed',
      'new new',
    ]);
  });

  it('sorts equally urgent records newest first, and those from the same time by id', () => {
    const records = [
      createRecord('b', { published_at: daysAgo(2) }),
      createRecord('a', { published_at: daysAgo(2) }),
      createRecord('c', { published_at: daysAgo(1) }),
    ];
    expect(rank(...records)).toEqual(['c new', 'a new', 'b new']);
    expect(rank(...records.toReversed())).toEqual(['c new', 'a new', 'b new']);
  });

  it('leaves out records that the user has read and records that are older than 30 days', () => {
    expect(
      rank(
        createRecord('read', {}, true),
        createRecord('old', { published_at: daysAgo(30.01) }),
        createRecord('30 days old', { published_at: daysAgo(30) }),
      ),
    ).toEqual(['30 days old new']);
  });

  it('keeps records that the user still has to acknowledge, even if they are old or read', () => {
    const requiredRevision = { acknowledgement_required: true, published_at: daysAgo(100) };
    expect(
      rank(
        createRecord('outstanding', requiredRevision, true),
        createRecord('done', { ...requiredRevision, acknowledged_at: daysAgo(80) }, true),
      ),
    ).toEqual(['outstanding acknowledge']);
  });

  it('doesn’t rank a restriction that has ended as urgent', () => {
    const new_business = [{ from: daysAgo(3), until: daysAgo(1) }];
    expect(
      rank(
        createRecord('a', { restriction: 'stopped', new_business }),
        createRecord('b', { restriction: 'limited', new_business, previous_read }),
      ),
    ).toEqual(['b changed', 'a new']);
  });

  it.each([
    ['the moment it ends', 0, 'new'],
    ['7 days before it ends', -7, 'ending'],
    ['more than 7 days before it ends', -7.001, 'new'],
  ])('ranks a record by the time until it ends: %s', (_, days, reason) => {
    const new_business = [{ from: daysAgo(20), until: daysAgo(days) }];
    expect(rank(createRecord('a', { new_business }))).toEqual([`a ${reason}`]);
  });

  it('estimates the reading time in whole minutes, at least one', () => {
    const createContents = (count: number) => [{ content: `<p>${'word '.repeat(count)}</p>` }];
    const getMinutes = (fields: Partial<BriefRecord>) =>
      rankBrief([{ ...createRecord('a', {}), ...fields }], now)[0]?.minutes;
    expect(getMinutes({})).toBe(1);
    expect(getMinutes({ contents: createContents(450) })).toBe(3);
    expect(getMinutes({ contents: createContents(450), readTime: 5 })).toBe(5);
  });
});
