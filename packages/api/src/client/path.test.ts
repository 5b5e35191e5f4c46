import { describe, expect, it } from 'vitest';
import { isNotFound } from '../errors/not-found.ts';
import { toPathSegment } from './path.ts';

const getSegmentOrError = (value: string) => {
  try {
    return toPathSegment(value);
  } catch (error) {
    return error;
  }
};

describe('toPathSegment', () => {
  it.each(['1', 'a', 'storm-watch_2', 'A'.repeat(128), '0-'])('leaves %s unchanged', (value) => {
    expect(toPathSegment(value)).toBe(value);
  });

  it('converts a number to text', () => {
    expect(toPathSegment(8812)).toBe('8812');
  });

  it.each([
    '',
    '.',
    '..',
    '../auth_token',
    '..%2fauth_token',
    'a/b',
    '-a',
    '_a',
    'a b',
    'é',
    'a\n',
    'a?b',
    'a#b',
    'A'.repeat(129),
  ])('throws NotFound for %j', (value) => {
    expect(isNotFound(getSegmentOrError(value))).toBe(true);
  });
});
