import { expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

it('reads a place and an action', () => {
  expect(readQuestion({ state: 'OH', county: '39043', action: 'bind' })).toEqual({
    place: { state: 'OH', county: '39043' },
    action: 'bind',
  });
  expect(readQuestion({ state: 'DC', county: '', action: 'cancel' })).toEqual({
    place: { state: 'DC' },
    action: 'cancel',
  });
});

it.each([
  [{ state: 'ZZ', action: 'bind' }, ['state']],
  [{ state: 'oh', action: 'bind' }, ['state']],
  [{ state: 'constructor', action: 'bind' }, ['state']],
  [{ state: 'OH', county: 'Erie', action: 'bind' }, ['county']],
  [{ state: 'OH', county: '26115', action: 'bind' }, ['county']],
  [{ state: 'OH', action: 'delete' }, ['action']],
  [{}, ['state', 'action']],
])('rejects %o', (query, keys) => {
  const { errors = {} } = readQuestion(query);
  expect(Object.keys(errors)).toEqual(keys);
});
