import { expect, it } from 'vitest';
import { parseBindingQuestion } from './parse-binding-question.ts';

it('returns the place and the action', () => {
  expect(parseBindingQuestion({ state: 'OH', county: '39043', action: 'bind' })).toEqual({
    place: { state: 'OH', county: '39043' },
    action: 'bind',
  });
  expect(parseBindingQuestion({ state: 'DC', county: '', action: 'cancel' })).toEqual({
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
  const { errors = {} } = parseBindingQuestion(query);
  expect(Object.keys(errors)).toEqual(keys);
});
