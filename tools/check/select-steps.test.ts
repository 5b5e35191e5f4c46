import { describe, expect, it } from 'vitest';
import { selectSteps, type Step } from './select-steps.ts';

const createStep = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  suite: 'full',
  command: [],
  fix: '',
  ...rest,
});
const steps = [
  createStep('lint', { suite: 'quick' }),
  createStep('build', { suite: 'quick' }),
  createStep('sizes', { needs: ['build'] }),
  createStep('report', { needs: ['sizes'] }),
  createStep('faults'),
];
const selectNames = (...args: [suite: 'quick' | 'full' | 'all', names?: string[]]) => {
  const selection = selectSteps(steps, args[0], args[1] ?? []);
  return 'steps' in selection ? selection.steps.map(({ name }) => name) : selection.error;
};

describe('selectSteps', () => {
  it('selects the steps of a suite, with those they need', () => {
    expect(selectNames('quick')).toEqual(['lint', 'build']);
    expect(selectNames('full')).toEqual(['build', 'sizes', 'report', 'faults']);
    expect(selectNames('all')).toEqual(['lint', 'build', 'sizes', 'report', 'faults']);
  });

  it('selects named steps of any suite, in the order of the list', () => {
    expect(selectNames('quick', ['faults', 'lint'])).toEqual(['lint', 'faults']);
    expect(selectNames('quick', ['report'])).toEqual(['build', 'sizes', 'report']);
  });

  it('returns an error with all names for an unknown name', () => {
    expect(selectNames('quick', ['lint', 'fautls'])).toMatch(/"fautls".*"lint".*"faults"/);
  });
});
