import { describe, expect, it } from 'vitest';
import { toSearchFields } from './search-fields.ts';

const record = { id: 1, record_type: 'Webinar', title: 'First ride' };

describe('toSearchFields', () => {
  it('includes a record’s type, states, products, category, and tags', () => {
    const webinar = {
      ...record,
      states: [{ code: 'OH', name: 'Ohio' }],
      products: [{ id: 1, name: 'Motorcycle', slug: 'motorcycle' }],
      category: { id: 2, key: 'ride', name: 'Ride safe' },
      tags: [{ id: 3, key: 'storms', name: 'Storms' }],
    };
    const { terms } = toSearchFields(webinar, '');
    expect(terms).toBe('webinar, training · OH Ohio · Motorcycle · Ride safe · Storms');
  });

  it.each([
    // The API misspells this type (docs/contract.md). Both spellings are accepted.
    ['FieldManagamentNews', 'field management news'],
    ['FieldManagementNews', 'field management news'],
    ['SimplePage', ''],
    ['Unheard', ''],
    ['constructor', ''],
  ])('describes a %s as %j', (record_type, terms) => {
    expect(toSearchFields({ ...record, record_type }, '').terms).toBe(terms);
  });

  it.each([
    [{}, null],
    [{ effective_until: '2026-03-08' }, '2026-03-08'],
    [{ ends_on: '2026-03-09' }, '2026-03-09'],
    [{ expires_on: '2026-03-10' }, '2026-03-10'],
    // 10:30 p.m. on March 2 in Eastern Time.
    [{ ends_at: '2026-03-03T03:30:00Z' }, '2026-03-02'],
    [{ ends_at: '2026-03-03T03:30:00Z', recording: { sources: [] } }, null],
    [{ ends_at: 'soon' }, null],
  ])('returns the last day of %j', (fields, day) => {
    expect(toSearchFields({ ...record, ...fields }, '').holds_until).toBe(day);
  });

  it('includes the document number in its long and short form', () => {
    const guide = { ...record, record_type: 'RateBulletin', number: 'RB-2026-041' };
    expect(toSearchFields(guide, '').terms).toBe('rate bulletin · RB-2026-041 · RB-041');
  });

  it('ends an announcement on the day before a newer announcement about the same event', () => {
    const related = (published_at: string | null) => ({
      id: 2,
      title: 'Storm: lifted',
      published_at,
    });
    const storm = {
      ...record,
      record_type: 'Alert',
      published_at: '2026-03-01T15:00:00Z',
      effective_until: '2026-03-08',
    };
    const getLastDay = (...days: (string | null)[]) =>
      toSearchFields({ ...storm, related: days.map(related) }, '').holds_until;
    expect(getLastDay('2026-02-28T15:00:00Z', null)).toBe('2026-03-08');
    // 10:30 p.m. on March 3 in Eastern Time.
    expect(getLastDay('2026-02-28T15:00:00Z', null, '2026-03-04T03:30:00Z')).toBe('2026-03-02');
  });

  it('returns the first day of a guide', () => {
    const guide = { ...record, record_type: 'RateBulletin', new_business_on: '2026-03-09' };
    expect(toSearchFields(guide, '').holds_from).toBe('2026-03-09');
    expect(toSearchFields(record, '').holds_from).toBeNull();
  });
});
