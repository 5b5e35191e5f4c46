import { describe, expect, it } from 'vitest';
import { getFileDetails, formatFileSize } from './file-details.ts';

describe('formatFileSize', () => {
  it.each([
    [1, '1 KB'],
    [999, '1 KB'],
    [1000, '1 KB'],
    [412_300, '412 KB'],
    [2_340_000, '2.3 MB'],
    [48_000_000, '48 MB'],
    [3_100_000_000, '3.1 GB'],
  ])('%d bytes are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

  it.each([0, -1, Number.NaN, Infinity, null, undefined])('returns null for the size %s', (bytes) =>
    expect(formatFileSize(bytes)).toBeNull(),
  );
});

describe('getFileDetails', () => {
  it('leaves out unknown details', () => {
    expect(getFileDetails({ content_type: 'application/pdf', size: 5000 })).toEqual([
      'PDF',
      '5 KB',
    ]);
    expect(getFileDetails({ content_type: 'constructor', size: null })).toEqual([]);
  });
});
