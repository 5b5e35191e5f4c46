import { describe, expect, it } from 'vitest';
import { findTyped, isTyping, appendTyped } from './type-ahead.ts';

const states = [
  { code: 'NE', name: 'Nebraska' },
  { code: 'NV', name: 'Nevada' },
  { code: 'NY', name: 'New York' },
  { code: 'OH', name: 'Ohio' },
  { code: 'RI', name: 'Rhode Island' },
];

describe('appendTyped', () => {
  const first = appendTyped({ text: '', at: 0 }, 'N', 1000);

  it('joins letters that come shortly after each other', () => {
    expect(appendTyped(first, 'E', 1300).text).toBe('ne');
    expect(isTyping(first, 1300)).toBe(true);
  });

  it('begins a new word after a pause', () => {
    expect(appendTyped(first, 'o', 2500).text).toBe('o');
    expect(isTyping(first, 2500)).toBe(false);
  });
});

describe('findTyped', () => {
  it.each([
    { typed: 'o', from: 0, finds: 'OH' },
    { typed: 'new', from: 0, finds: 'NY' },
    { typed: 'new y', from: 2, finds: 'NY' },
    { typed: 'n', from: 0, finds: 'NV' },
    { typed: 'nn', from: 1, finds: 'NY' },
    { typed: 'n', from: 2, finds: 'NE' },
    { typed: 'ri', from: 0, finds: 'RI' },
    { typed: 'x', from: 0, finds: undefined },
  ])('$typed from place $from finds $finds', ({ typed, from, finds }) => {
    expect(findTyped(states, from, typed)).toBe(finds);
  });

  it('finds nothing among nothing', () => {
    expect(findTyped([], 0, 'a')).toBeUndefined();
  });
});
