import { expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

it.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=40-59', { first: 40, last: 59 }],
  ['bytes=40-4000', { first: 40, last: 99 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [undefined, null],
  ['bytes=-', null],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=1e1-', null],
])('reads %j of a hundred bytes as %j', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range);
});
