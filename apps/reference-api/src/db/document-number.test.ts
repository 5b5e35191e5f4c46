import { describe, expect, it } from 'vitest';
import { getDocumentNumbers, withPrintedNumbers } from './document-number.ts';

describe('withPrintedNumbers', () => {
  it.each([
    'UG 2026 024',
    'UG-2026-024',
    'UG2026024',
    'UG–2026–024',
    'UG.2026/024',
    'UG #2026_024',
    'UG 2026-024',
  ])('writes %s as it is printed', (query) =>
    expect(withPrintedNumbers(query)).toBe('"UG-2026-024"'),
  );

  it.each([
    ['rb 041', '"rb-041"'],
    ['RB041 ohio', '"RB-041" ohio'],
    ['roof ug-2026-024 heat', 'roof "ug-2026-024" heat'],
  ])('writes %s as %s', (query, printed) => expect(withPrintedNumbers(query)).toBe(printed));

  it.each([
    'roof 20 years',
    'FL-DW 04',
    'CO-8811',
    'motorcycle 2026',
    '555-0140',
    '"UG 2026 024"',
    'UG 2026 024b',
    'a'.repeat(2000),
  ])('leaves %s unchanged', (query) => expect(withPrintedNumbers(query)).toBeNull());
});

describe('getDocumentNumbers', () => {
  it.each([
    [{ number: 'UG-2026-024' }, '', ['UG-2026-024', 'UG-024']],
    [{ number: 'Manual 7' }, '', ['Manual 7']],
    [{ number: 'UG-2026-024' }, 'Number · PNP-2026-014', ['UG-2026-024', 'UG-024']],
    [{}, 'RB-2025-003 ended. Number · PNP-2026-014 · For · All', ['PNP-2026-014', 'PNP-014']],
    [{}, 'Number: PNP-2026-014', ['PNP-2026-014', 'PNP-014']],
    [{}, 'PNP-2026-014 · Replaces PNP-2025-003.', ['PNP-2026-014', 'PNP-014']],
    [{}, 'Model ABC-PNP-2026-014', []],
    [{ record_type: 'Alert' }, 'Read policy update PNP-2026-014.', []],
  ])('finds the number of %j with the body %j', (fields, body, numbers) => {
    expect(getDocumentNumbers({ record_type: 'PolicyUpdate', ...fields }, body)).toEqual(numbers);
  });
});
