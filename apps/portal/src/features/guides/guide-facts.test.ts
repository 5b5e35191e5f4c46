import type { Guide } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { guideRowFacts, guideStamp } from './guide-facts.ts';

const now = Date.parse('2026-03-02T19:05:00Z');
const guide: Guide = { id: 1, record_type: 'RateBulletin', title: 'Rates' };

describe('guideStamp', () => {
  it('shows from when a guide holds, and whether it does', () => {
    expect(guideStamp({ ...guide, new_business_on: '2026-03-02' }, now)).toMatchObject({
      day: '2',
      month: 'Mar',
      status: 'holds',
      label: 'In effect from March 2, 2026',
    });
    expect(guideStamp({ ...guide, new_business_on: '2026-03-03' }, now)).toMatchObject({
      status: 'plain',
    });
  });

  it('tells a replaced guide apart', () => {
    expect(
      guideStamp({ ...guide, new_business_on: '2025-03-02', superseded_by: 'newer' }, now),
    ).toMatchObject({ status: 'ended', label: 'Replaced. Held from March 2, 2025' });
  });

  it('falls back on the day of publication, and is absent without one', () => {
    expect(guideStamp({ ...guide, published_at: '2026-02-01T03:00:00Z' }, now)).toMatchObject({
      dateTime: '2026-01-31',
    });
    expect(guideStamp(guide, now)).toBeNull();
    expect(guideStamp({ ...guide, new_business_on: 'soon' }, now)).toBeNull();
  });
});

describe('guideRowFacts', () => {
  it('names number and both dates, and leaves out what is missing', () => {
    const facts = guideRowFacts(
      { ...guide, number: 'RB-2026-014', new_business_on: '2026-03-15', renewal_on: '2026-04-20' },
      'OH',
    );
    expect(facts.map((fact) => fact?.replaceAll('\u00a0', ' '))).toEqual([
      undefined,
      'RB-2026-014',
      'New business Mar 15',
      'Renewals Apr 20',
      'OH',
    ]);
    expect(guideRowFacts(guide, 'All states')).toEqual([null, null, null, null, 'All states']);
    expect(guideRowFacts({ ...guide, superseded_by: 'newer' }, '')[0]).toBe(
      'Replaced by a newer one',
    );
  });
});
