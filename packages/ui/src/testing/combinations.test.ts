import { expect, it } from 'vitest';
import { combinations } from './combinations.ts';

it('combines each value with all values of the other axes', () => {
  expect(combinations({ kind: { primary: '', quiet: '' }, size: { md: '', sm: '' } })).toEqual([
    { kind: 'primary', size: 'md' },
    { kind: 'primary', size: 'sm' },
    { kind: 'quiet', size: 'md' },
    { kind: 'quiet', size: 'sm' },
  ]);
});
