import { describe, expect, it } from 'vitest';
import { createPromotionStamp } from './promotion-period.ts';

const now = Date.parse('2026-03-02T19:05:00Z');

describe('createPromotionStamp', () => {
  it.each([
    ['2026-01-01', '2026-03-31', 'Through', 'active', 'Runs through March 31, 2026'],
    ['2026-01-01', '2026-03-09', 'Through', 'soon', 'Runs through March 9, 2026'],
    [undefined, '2026-03-02', 'Through', 'soon', 'Runs through March 2, 2026'],
    ['2026-03-03', '2026-03-31', 'Starts', 'neutral', 'Starts March 3, 2026'],
  ])('shows a promotion from %s to %s as %s', (starts_on, ends_on, caption, status, label) => {
    expect(createPromotionStamp({ starts_on, ends_on }, now)).toMatchObject({
      caption,
      status,
      label,
    });
  });

  it('is null without a date', () => {
    expect(createPromotionStamp({}, now)).toBeNull();
    expect(createPromotionStamp({ starts_on: '2026-01-01', ends_on: 'never' }, now)).toBeNull();
  });
});
