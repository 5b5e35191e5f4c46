import { describe, expect, it } from 'vitest';
import { findByTypeAhead, isTyping, appendLetter } from './type-ahead.ts';

const states = [
  { code: 'NE', name: 'Nebraska' },
  { code: 'NV', name: 'Nevada' },
  { code: 'NY', name: 'New York' },
  { code: 'OH', name: 'Ohio' },
  { code: 'RI', name: 'Rhode Island' },
];

describe('appendLetter', () => {
  const first = appendLetter({ text: '', time: 0 }, 'N', 1000);

  it('joins letters typed in quick succession', () => {
    expect(appendLetter(first, 'E', 1300).text).toBe('ne');
    expect(isTyping(first, 1300)).toBe(true);
  });

  it('starts a new word after a pause', () => {
    expect(appendLetter(first, 'o', 2500).text).toBe('o');
    expect(isTyping(first, 2500)).toBe(false);
  });
});

describe('findByTypeAhead', () => {
  it.each([
    { typed: 'o', from: 0, expected: 'OH' },
    { typed: 'new', from: 0, expected: 'NY' },
    { typed: 'new y', from: 2, expected: 'NY' },
    { typed: 'n', from: 0, expected: 'NV' },
    { typed: 'nn', from: 1, expected: 'NY' },
    { typed: 'n', from: 2, expected: 'NE' },
    { typed: 'ri', from: 0, expected: 'RI' },
    { typed: 'x', from: 0, expected: undefined },
  ])('finds $expected for $typed, starting at index $from', ({ typed, from, expected }) => {
    expect(findByTypeAhead(states, from, typed)).toBe(expected);
  });

  it('finds nothing in an empty list', () => {
    expect(findByTypeAhead([], 0, 'a')).toBeUndefined();
  });
});
