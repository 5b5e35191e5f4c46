import type { Guide } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { getGuideRowDetails, createGuideStamp, getReplacement } from './guide-details.ts';

const now = Date.parse('2026-03-02T19:05:00Z');
const guide: Guide = { id: 1, record_type: 'RateBulletin', title: 'Rates' };

describe('createGuideStamp', () => {
  it('shows when a guide takes effect, and whether it already has', () => {
    expect(createGuideStamp({ ...guide, new_business_on: '2026-03-02' }, null, now)).toMatchObject({
      day: '2',
      month: 'Mar',
      caption: 'Since',
      status: 'active',
      label: 'In effect since March 2, 2026',
    });
    expect(createGuideStamp({ ...guide, new_business_on: '2026-03-03' }, null, now)).toMatchObject({
      caption: 'Starts',
      status: 'neutral',
      label: 'Effective March 3, 2026',
    });
  });

  it('shows that a guide has ended once it is fully replaced', () => {
    const old = { ...guide, new_business_on: '2025-03-02' };
    expect(createGuideStamp(old, { phase: 'done', day: '2026-02-15' }, now)).toMatchObject({
      dateTime: '2026-02-15',
      status: 'ended',
      label: 'Replaced February 15, 2026',
    });
    expect(createGuideStamp(old, { phase: 'renewals', day: '2026-04-01' }, now)?.status).toBe(
      'active',
    );
    expect(createGuideStamp(old, { phase: 'announced', day: '2026-03-15' }, now)?.status).toBe(
      'active',
    );
    expect(createGuideStamp(old, { phase: 'unknown', day: null }, now)).toMatchObject({
      caption: 'Effective',
      status: 'neutral',
    });
  });

  it('falls back to the publication date, or returns null without one', () => {
    expect(
      createGuideStamp({ ...guide, published_at: '2026-02-01T03:00:00Z' }, null, now),
    ).toMatchObject({
      dateTime: '2026-01-31',
      caption: 'Posted',
    });
    expect(createGuideStamp(guide, null, now)).toBeNull();
    expect(createGuideStamp({ ...guide, new_business_on: 'soon' }, null, now)).toBeNull();
  });
});

describe('getGuideRowDetails', () => {
  it('says first when a guide takes effect if it is not in effect yet', () => {
    const details = getGuideRowDetails(
      { ...guide, number: 'RB-2026-014', new_business_on: '2026-03-15', renewal_on: '2026-04-20' },
      null,
      'OH',
      now,
    );
    expect(details.map((fact) => fact?.replaceAll('\u00a0', ' '))).toEqual([
      'Not in effect until Mar 15',
      'Renewals Apr 20',
      'OH',
      'RB-2026-014',
    ]);
  });

  it('lists both dates, the states, and the number, with null for each missing detail', () => {
    const details = getGuideRowDetails(
      { ...guide, number: 'RB-2026-014', new_business_on: '2026-02-15', renewal_on: '2026-04-20' },
      null,
      'OH',
      now,
    );
    expect(details.map((fact) => fact?.replaceAll('\u00a0', ' '))).toEqual([
      undefined,
      'New business Feb 15',
      'Renewals Apr 20',
      'OH',
      'RB-2026-014',
    ]);
    expect(getGuideRowDetails(guide, null, 'All states', now)).toEqual([
      null,
      null,
      null,
      'All states',
      null,
    ]);
  });

  it('adds the year to all dates if one is in another year', () => {
    const old = { ...guide, new_business_on: '2025-12-31', renewal_on: '2026-01-01' };
    const [, newBusiness, renewals] = getGuideRowDetails(old, null, 'OH', now);
    expect(newBusiness?.replaceAll('\u00a0', ' ')).toBe('New business Dec 31, 2025');
    expect(renewals?.replaceAll('\u00a0', ' ')).toBe('Renewals Jan 1, 2026');
  });

  it('says when it ends for new business and for renewals if a newer guide replaces it on two days', () => {
    const details = getGuideRowDetails(
      { ...guide, new_business_on: '2025-12-14', renewal_on: '2026-01-18' },
      { phase: 'announced', day: '2026-12-11', renewalDay: '2027-01-15' },
      'OH',
      now,
    );
    expect(details.map((fact) => fact?.replaceAll('\u00a0', ' '))).toEqual([
      'New business through Dec 10, 2026',
      'Renewals through Jan 14, 2027',
      'OH',
      undefined,
    ]);
  });

  it.each([
    ['done', '2026-02-15', 'Replaced by a newer version'],
    ['renewals', '2026-04-20', 'Renewals only, through Apr 19'],
    ['announced', '2026-03-15', 'In effect through Mar 14'],
    ['unknown', null, 'Newer version available'],
  ] as const)(
    'says first that a guide was replaced, or when it will be: %s, %s',
    (phase, day, expected) => {
      const [first] = getGuideRowDetails(guide, { phase, day }, 'OH', now);
      expect(first?.replaceAll('\u00a0', ' ')).toBe(expected);
    },
  );
});

describe('getReplacement', () => {
  const replaced = { superseded_by: 'newer' };

  it('says when the newer guide will apply to renewals if that is another day', () => {
    const day = '2026-03-15';
    expect(
      getReplacement(replaced, { new_business_on: day, renewal_on: '2026-04-20' }, now),
    ).toEqual({ phase: 'announced', day, renewalDay: '2026-04-20' });
    expect(getReplacement(replaced, { new_business_on: day, renewal_on: day }, now)).toEqual({
      phase: 'announced',
      day,
      renewalDay: null,
    });
  });

  it('returns null if no guide replaces this one', () => {
    expect(getReplacement({ superseded_by: null }, undefined, now)).toBeNull();
  });

  it.each([
    ['new business starts later', { new_business_on: '2026-03-03' }, 'announced', '2026-03-03'],
    ['new business starts today', { new_business_on: '2026-03-02' }, 'done', '2026-03-02'],
    [
      'renewals start later',
      { new_business_on: '2026-03-02', renewal_on: '2026-03-03' },
      'renewals',
      '2026-03-03',
    ],
    [
      'new business and renewals have started',
      { new_business_on: '2026-02-01', renewal_on: '2026-03-02' },
      'done',
      '2026-03-02',
    ],
    ['only a publication date', { published_at: '2026-03-01T12:00:00Z' }, 'done', '2026-03-01'],
    ['a newer guide without dates', {}, 'unknown', null],
    [
      'renewals start before new business',
      { new_business_on: '2026-02-01', renewal_on: '2026-01-01' },
      'done',
      '2026-02-01',
    ],
    ['an unknown newer guide', undefined, 'unknown', null],
  ] as const)('compares today with the newer guide’s dates: %s', (_, successor, phase, day) => {
    expect(getReplacement(replaced, successor, now)).toMatchObject({ phase, day });
  });
});
