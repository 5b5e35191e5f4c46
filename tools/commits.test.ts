import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitRules } from './commit-rules.ts';
import { findCommitRange } from './commits.ts';

describe('the commits to check', () => {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const runGit = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  let commits = 0;
  const createCommit = (cwd: string) => {
    const message = `Add change ${++commits}`;
    runGit(cwd, ...author, 'commit', '--quiet', '--allow-empty', '--message', message);
    return runGit(cwd, 'rev-parse', 'HEAD');
  };

  let folder: string;
  let root: string;
  let first: string;
  let second: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'commits-'));
    root = join(folder, 'repository');
    runGit(folder, 'init', '--quiet', '--initial-branch=main', root);
    first = createCommit(root);
    second = createCommit(root);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const findRange = (cwd: string) => findCommitRange(cwd, { base: 'main', lastUnchecked: first });

  it('are the commits of a branch', () => {
    runGit(root, 'switch', '--quiet', '--create', 'topic');
    createCommit(root);
    createCommit(root);
    expect(findRange(root)).toEqual({ from: second, count: 2 });
  });

  it('are the commits of a branch in a detached clone, even after its base has changed', () => {
    runGit(root, 'switch', '--quiet', '--create', 'topic');
    const head = createCommit(root);
    runGit(root, 'switch', '--quiet', 'main');
    createCommit(root);
    const clone = join(folder, 'clone');
    runGit(folder, 'clone', '--quiet', root, clone);
    runGit(clone, 'checkout', '--quiet', head);
    expect(findRange(clone)).toEqual({ from: second, count: 1 });
  });

  it('are the commits on the base branch that the clone has not pushed', () => {
    const clone = join(folder, 'clone');
    runGit(folder, 'clone', '--quiet', root, clone);
    createCommit(clone);
    expect(findRange(clone)).toEqual({ from: second, count: 1 });
  });

  it('start after the last unchecked commit on the base branch itself', () => {
    expect(findRange(root)).toEqual({ from: first, count: 1 });
  });

  it('are empty in a shallow clone', () => {
    const clone = join(folder, 'clone');
    runGit(folder, 'clone', '--quiet', '--depth=1', `file://${root}`, clone);
    expect(findRange(clone)).toEqual({ reason: `This clone does not contain commit ${first}.` });
  });

  it('are empty without Git', () => {
    expect(findRange(folder)).toEqual({ reason: 'This folder is not a git clone with commits.' });
  });
});

describe('a subject', () => {
  const findBrokenRules = (header: string) =>
    Object.entries(commitRules)
      .filter(([, rule]) => !rule({ header })[0])
      .map(([name]) => name);

  it.each([
    'Add a filter by state',
    'alerts: keep marked rows until reload',
    '@producer-portal/api: process orders in turn',
    'Embed the fonts',
    'Compare light and dark',
    'portal: rewrite the texts of app, boot, and lib',
  ])('accepts "%s"', (header) => {
    expect(findBrokenRules(header)).toEqual([]);
  });

  it.each([
    ['Added a filter', 'header-imperative'],
    ['alerts: keeping marked rows', 'header-imperative'],
    ['Adds a filter', 'header-imperative'],
    ['Add a filter; fix a test', 'header-one-change'],
    ['Add a filter, and fix a test', 'header-one-change'],
    ['Add a filter also for states', 'header-one-change'],
  ])('rejects "%s"', (header, rule) => {
    expect(findBrokenRules(header)).toEqual([rule]);
  });
});
