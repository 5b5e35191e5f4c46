import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { selectSteps } from './select-steps.ts';
import { steps, slowTests } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the steps', () => {
  it('have unique names, and need only earlier steps', () => {
    const before = new Set<string>();
    for (const { name, needs = [] } of steps) {
      expect(before, `${name} is listed twice`).not.toContain(name);
      for (const needed of needs) expect(before, `${name} needs ${needed}`).toContain(needed);
      before.add(name);
    }
  });

  it('of the quick suite don’t need steps of the full suite', () => {
    const selection = selectSteps(steps, 'quick', []);
    const selected = 'steps' in selection ? selection.steps : [];
    expect(selected.map(({ suite }) => suite)).not.toContain('full');
  });

  it('run only scripts that exist in package.json', () => {
    const run = steps.filter(({ command }) => command[0] === 'pnpm' && command[1] === 'run');
    expect(run.length).toBeGreaterThan(5);
    for (const { command } of run) expect(scripts).toHaveProperty([command[2] ?? '']);
  });

  it('of the full suite run every test file that the quick suite leaves out', () => {
    expect(slowTests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const slowStep = steps.find(({ name }) => name === 'slow tests');
    expect(slowStep?.command).toEqual(expect.arrayContaining([...slowTests]));
  });
});

it('the CI workflow runs each step of the full suite in exactly one job', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as {
    jobs: { full: { strategy: { matrix: { include: { steps: string }[] } } } };
  };
  const groups = jobs.full.strategy.matrix.include.map((group) => group.steps.split(','));
  const listedNames = groups.flat();
  expect(new Set(listedNames).size).toBe(listedNames.length);
  const run = groups.flatMap((names) => {
    const selection = selectSteps(steps, 'full', names);
    if ('error' in selection) throw new Error(selection.error);
    return selection.steps.map(({ name }) => name);
  });
  const full = steps.filter(({ suite }) => suite === 'full').map(({ name }) => name);
  expect(run).toEqual(expect.arrayContaining(full));
});

it('every test that runs on PostgreSQL has "PostgreSQL" in its title, because the `PostgreSQL` step selects tests by title', () => {
  const calls = globSync('apps/reference-api/src/**/*.test.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/describe[^\n]*\bdatabaseKinds\b[^\n]*\)\(\s*('[^\n]*)/g)].map(
      ([, title = '']) => ({ file, title }),
    ),
  );
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter(({ title }) => !/%s|PostgreSQL/.test(title))).toEqual([]);
});
