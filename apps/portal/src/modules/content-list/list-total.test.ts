import { expect, it } from 'vitest';
import { listTotal, readHere } from './list-total.ts';

const page = { items: [{ read: true }, { read: false }, {}], total: 41, page: 1, perPage: 20 };

it('counts a record that was read here no more among the unread', () => {
  expect(listTotal(page, { unread: true })).toBe(40);
  expect(readHere(page, { unread: true })).toBe(1);
  expect(listTotal(page, { unread: false })).toBe(41);
  expect(readHere(page, { unread: false })).toBe(0);
});

it('says nothing of a list that is not there yet', () => {
  expect(listTotal(undefined, { unread: true })).toBeUndefined();
  expect(listTotal(undefined, { unread: false })).toBeUndefined();
  expect(readHere(undefined, { unread: true })).toBe(0);
});
