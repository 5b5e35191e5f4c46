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

describe('the steps of a run', () => {
  it('are those of the suite, with what they need', () => {
    expect(namesOf('quick')).toEqual(['lint', 'build']);
    expect(namesOf('full')).toEqual(['build', 'sizes', 'report', 'faults']);
    expect(namesOf('all')).toEqual(['lint', 'build', 'sizes', 'report', 'faults']);
  });

  it('are those that are named, of any suite, in their own order', () => {
    expect(namesOf('quick', ['faults', 'lint'])).toEqual(['lint', 'faults']);
    expect(namesOf('quick', ['report'])).toEqual(['build', 'sizes', 'report']);
  });

  it('are none for a name that no step has, and the message lists the names', () => {
    expect(namesOf('quick', ['lint', 'fautls'])).toMatch(/"fautls".*"lint".*"faults"/);
  });
});
