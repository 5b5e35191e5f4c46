import { expect, it } from 'vitest';
import { combinations } from './combinations.ts';

it('joins each value of an axis with each of the others', () => {
  expect(combinations({ kind: { primary: '', quiet: '' }, size: { md: '', sm: '' } })).toEqual([
    { kind: 'primary', size: 'md' },
    { kind: 'primary', size: 'sm' },
    { kind: 'quiet', size: 'md' },
    { kind: 'quiet', size: 'sm' },
  ]);
});
