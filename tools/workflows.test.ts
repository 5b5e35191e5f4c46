import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findWorkflowProblems } from './workflows.ts';

const folder = join(import.meta.dirname, '../.github/workflows');
const files = globSync('*.{yml,yaml}', { cwd: folder });

const pinned = `actions/setup-node@${'a1'.repeat(20)} # v7.0.0`;
const checkout = `actions/checkout@${'b2'.repeat(20)} # v7.0.1`;
const good = `
on: pull_request
permissions:
  contents: read
jobs:
  check:
    steps:
      - uses: ${checkout}
        with:
          persist-credentials: false
      - uses: ${pinned}
`;

describe('the workflows of this repository', () => {
  it('exist', () => {
    expect(files).toContain('release.yml');
  });

  it.each(files)('%s follows the rules', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(findWorkflowProblems(basename(file), text)).toEqual([]);
  });
});

/** Reads the jobs of one of this repository's workflows. */
function readJobs(file: string) {
  const { jobs } = parse(readFileSync(join(folder, file), 'utf8')) as {
    jobs: Record<string, { needs?: string; if?: string; steps: { run?: string }[] }>;
  };
  return (name: string) => ({
    ...jobs[name],
    commands: jobs[name]?.steps.map(({ run }) => run).join('\n') ?? '',
  });
}

describe('the workflow chromatic', () => {
  const getJob = readJobs('chromatic.yml');

  it('is skipped without a token', () => {
    const { needs, if: condition, commands } = getJob('visual');
    expect([needs, condition]).toEqual(['token', "needs.token.outputs.exists == 'true'"]);
    expect(commands).toContain('run chromatic');
  });

  it('warns without a token', () => {
    expect(getJob('token').commands).toContain('::warning');
  });
});

describe('the workflow release', () => {
  const getJob = readJobs('release.yml');

  it.each([
    ['SBOMs', 'run sbom\n', 'mv sbom release/sbom', 'sbom/*.cdx.json'],
    [
      'conformance reports',
      'run conformance\n',
      'mv conformance release/conformance',
      'conformance/*.yaml',
    ],
  ])('attaches the %s to each release', (_, create, keep, attachments) => {
    expect(getJob('pack').commands).toContain(create);
    expect(getJob('pack').commands).toContain(keep);
    expect(getJob('announce').commands).toContain(attachments);
  });
});

describe('findWorkflowProblems', () => {
  const findProblems = (text: string, file = 'ci.yml') =>
    findWorkflowProblems(file, text).join('\n');

  it('accepts a workflow without problems', () => {
    expect(findProblems(good)).toBe('');
  });

  it.each([
    ['a tag', pinned.replace(/@.*/, '@v7'), 'pin actions/setup-node@v7'],
    ['a branch', 'someone/action@main', 'pin someone/action@main'],
    ['a short SHA', pinned.replace(/@.*/, '@a1a1a1a # v7.0.0'), 'pin actions/setup-node@a1a1a1a'],
    ['an image by tag', 'docker://alpine:3', 'pin docker://alpine:3'],
    ['a SHA without its version', pinned.replace(/ #.*/, ''), 'name the version'],
  ])('rejects %s', (_what, uses, problem) => {
    expect(findProblems(good.replace(pinned, uses))).toContain(problem);
  });

  it.each([
    ['jobs:', 'on: pull_request_target\njobs:', 'do not run on pull_request_target'],
    ['on: pull_request', 'on: [push, workflow_run]', 'do not run on workflow_run'],
    ['jobs:', 'env:\n  TOKEN: ${{ secrets.TOKEN }}\njobs:', 'another workflow'],
    ['permissions:\n  contents: read\n', '', 'top-level "permissions"'],
    ['contents: read', 'contents: write', 'not to all'],
    ['permissions:\n  contents: read', 'permissions: write-all', 'not to all'],
    ['persist-credentials: false', 'fetch-depth: 0', 'persist-credentials'],
    ['  check:', '  check:\n    permissions:\n      id-token: write', 'only the publish job'],
  ])('rejects a workflow with %j replaced with %j', (from, to, problem) => {
    const changed = good.replace(from, to).replace(/on: pull_request\n(?=[^]*on: )/, '');
    expect(findProblems(changed)).toContain(problem);
  });

  it('rejects a publish job without CI, without its environment, or with a third-party action', () => {
    const job =
      '  publish:\n    needs: ci\n    environment: npm\n    permissions:\n      id-token: write';
    const ci = '  ci:\n    uses: ./.github/workflows/ci.yml\n';
    const release = good.replace('pull_request', 'push').replace('  check:', `${ci}${job}`);
    expect(findProblems(release, 'release.yml')).toBe('');
    expect(findProblems(release.replace('    needs: ci\n', ''), 'release.yml')).toContain(
      'what CI checked',
    );
    expect(findProblems(release.replace('environment: npm', ''), 'release.yml')).toContain('npm');
    const others = release.replace('actions/setup-node', 'someone/setup-node');
    expect(findProblems(others, 'release.yml')).toContain('third party');
  });
});
