import { describe, expect, it } from 'vitest';
import { selectSteps, type Step } from './select-steps.ts';

const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  suite: 'full',
  command: [],
  fix: '',
  ...rest,
});
const steps = [
  step('lint', { suite: 'quick' }),
  step('build', { suite: 'quick' }),
  step('sizes', { needs: ['build'] }),
  step('report', { needs: ['sizes'] }),
  step('faults'),
];
const namesOf = (...args: [suite: 'quick' | 'full' | 'all', names?: string[]]) => {
  const selection = selectSteps(steps, args[0], args[1] ?? []);
  return 'steps' in selection ? selection.steps.map(({ name }) => name) : selection.error;
};

describe('selectSteps', () => {
  it('selects the steps of a suite, with those they need', () => {
    expect(namesOf('quick')).toEqual(['lint', 'build']);
    expect(namesOf('full')).toEqual(['build', 'sizes', 'report', 'faults']);
    expect(namesOf('all')).toEqual(['lint', 'build', 'sizes', 'report', 'faults']);
  });

  it('selects named steps of any suite, in the order of the list', () => {
    expect(namesOf('quick', ['faults', 'lint'])).toEqual(['lint', 'faults']);
    expect(namesOf('quick', ['report'])).toEqual(['build', 'sizes', 'report']);
  });

  it('returns an error with all names for an unknown name', () => {
    expect(namesOf('quick', ['lint', 'fautls'])).toMatch(/"fautls".*"lint".*"faults"/);
  });
});
