import { expect, it } from 'vitest';
import { getCombinations } from './combinations.ts';

it('combines each value with each value of every other property', () => {
  expect(
    getCombinations({ variant: { primary: '', quiet: '' }, size: { md: '', sm: '' } }),
  ).toEqual([
    { variant: 'primary', size: 'md' },
    { variant: 'primary', size: 'sm' },
    { variant: 'quiet', size: 'md' },
    { variant: 'quiet', size: 'sm' },
  ]);
});
