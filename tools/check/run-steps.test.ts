import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step } from './select-steps.ts';

let folder = '';
let lines: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-steps-'));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const createProgram = (text: string) => [process.execPath, '--eval', text, '{report}'];
const createStep = (name: string, text: string, rest: Partial<Step> = {}): Step => ({
  name,
  suite: 'quick',
  command: createProgram(text),
  fix: `How to fix ${name}.`,
  ...rest,
});
const run = (steps: Step[], options: { cores?: number; signal?: AbortSignal } = {}) =>
  runSteps(steps, {
    cores: 1,
    postgresql: null,
    signal: new AbortController().signal,
    print: (line) => lines.push(line),
    ...options,
  });
const createReport = (content: object) =>
  `require('node:fs').writeFileSync(process.argv[1], ${JSON.stringify(JSON.stringify(content))})`;
const toFileLiteral = (name: string) => JSON.stringify(join(folder, name));

describe('a run of steps', () => {
  it('counts checks and tests, and reports every failure at the end', async () => {
    const counts = await run([
      createStep('one', 'console.log("first fault"); process.exit(1)'),
      createStep('two', createReport({ numPassedTests: 5, numFailedTests: 2 }), {
        reportFormat: 'vitest',
      }),
      createStep('three', createReport({ stats: { expected: 3, unexpected: 0, flaky: 1 } }), {
        reportFormat: 'playwright',
      }),
    ]);
    expect(counts).toEqual({ passed: 9, failed: 3 });
    expect(lines[0]).toMatch(/^one … FAILED/);
    expect(lines[2]).toMatch(/^three … passed \(.* 4 of 4 tests\)/);
    expect(lines.at(-2)).toContain('first fault\n\n"one" failed. How to fix one.');
    expect(lines.at(-1)).toContain('"two" failed.');
  });

  it('names the tests that passed only on the retry', async () => {
    const vitestReport = {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [
        {
          name: '/src/page.test.ts',
          assertionResults: [
            { fullName: 'shows rows', status: 'passed', failureMessages: [] },
            { fullName: 'opens a menu', status: 'passed', failureMessages: ['no menu'] },
          ],
        },
        {
          name: '/src/menu.stories.tsx',
          assertionResults: [{ fullName: 'closes it', status: 'passed', failureMessages: [''] }],
        },
      ],
    };
    const playwrightReport = {
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      suites: [
        {
          specs: [
            {
              file: 'session.spec.ts',
              title: 'signs in',
              tests: [{ status: 'expected', results: [] }],
            },
          ],
          suites: [
            {
              specs: [
                {
                  file: 'session.spec.ts',
                  title: 'signs out',
                  tests: [
                    {
                      status: 'flaky',
                      results: [{ error: { message: 'Error: key presses\n45' } }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    };
    const counts = await run([
      createStep('stories', createReport(vitestReport), { reportFormat: 'vitest' }),
      createStep('end to end', createReport(playwrightReport), { reportFormat: 'playwright' }),
    ]);
    expect(counts).toEqual({ passed: 5, failed: 0 });
    expect(lines.filter((line) => line.includes('Flaky'))).toEqual([
      '  Flaky, passed on the retry: page.test.ts: opens a menu: no menu',
      '  Flaky, passed on the retry: menu.stories.tsx: closes it: ',
      '  Flaky, passed on the retry: session.spec.ts: signs out: Error: key presses',
    ]);
  });

  it.each([
    ['writes no report', ''],
    ['ran no test', createReport({ numPassedTests: 0, numFailedTests: 0 })],
  ])('fails a step that %s', async (_, text) => {
    const counts = await run([createStep('tests', text, { reportFormat: 'vitest' })]);
    expect(counts).toEqual({ passed: 0, failed: 1 });
  });

  it('skips steps that need a failed step, and continues', async () => {
    const counts = await run([
      createStep('build', 'process.exit(1)'),
      createStep('sizes', '', { needs: ['build'] }),
      createStep('report', '', { needs: ['sizes'] }),
      createStep('links', ''),
    ]);
    expect(counts).toEqual({ passed: 1, failed: 1 });
    expect(lines).toContain('sizes … skipped, because "build" failed');
    expect(lines).toContain('report … skipped, because "sizes" failed');
  });

  it('passes the database only to steps that use it', async () => {
    vi.stubEnv('DATABASE_URL_TEST', 'postgres://ours');
    const expectUrl = (url: string) =>
      `process.exit(process.env.DATABASE_URL_TEST === ${JSON.stringify(url)} ? 0 : 1)`;
    const counts = await runSteps(
      [
        createStep('plain', 'process.exit(process.env.DATABASE_URL_TEST === undefined ? 0 : 1)'),
        createStep('with database', expectUrl('postgres://given'), { postgresql: 'required' }),
      ],
      {
        cores: 1,
        postgresql: 'postgres://given',
        signal: new AbortController().signal,
        print: () => {},
      },
    );
    vi.unstubAllEnvs();
    expect(counts).toEqual({ passed: 2, failed: 0 });
  });

  it('skips steps that require a database if there is none', async () => {
    const counts = await run([createStep('rows', '', { postgresql: 'required' })]);
    expect(counts).toEqual({ passed: 0, failed: 0 });
    expect(lines).toEqual(['rows … skipped, because there is no PostgreSQL']);
  });

  it('skips steps whose tool is not installed', async () => {
    const counts = await run([
      createStep('chart', 'process.exit(1)', { requires: ['no-such-tool', 'version'] }),
      createStep('image', '', { requires: [process.execPath, '--version'] }),
    ]);
    expect(counts).toEqual({ passed: 1, failed: 0 });
    expect(lines).toContain('chart … SKIPPED, because "no-such-tool version" does not work here');
  });

  it('runs one-core steps in parallel, and the others alone', async () => {
    // Each of the first two steps ends only when the other has started.
    const waitForOther = (own: string, other: string) => `
      const { existsSync, writeFileSync } = require('node:fs');
      writeFileSync(${toFileLiteral(own)}, '');
      setInterval(() => existsSync(${toFileLiteral(other)}) && process.exit(0), 10);`;
    const alone = `
      const { readdirSync } = require('node:fs');
      process.exit(readdirSync(${JSON.stringify(folder)}).length === 2 ? 0 : 1);`;
    const counts = await run(
      [
        createStep('left', waitForOther('left', 'right')),
        createStep('right', waitForOther('right', 'left')),
        createStep('alone', alone, { cores: 'all' }),
        createStep('after', `require('node:fs').writeFileSync(${toFileLiteral('after')}, '')`, {
          needs: ['alone'],
        }),
      ],
      { cores: 2 },
    );
    expect(counts).toEqual({ passed: 4, failed: 0 });
  });

  it('uses a free core for a later step while an earlier step has to wait', async () => {
    const waitForFile = (name: string) => `
      const { existsSync } = require('node:fs');
      setInterval(() => existsSync(${toFileLiteral(name)}) && process.exit(0), 10);`;
    const counts = await run(
      [
        createStep('build', waitForFile('links')),
        createStep('sizes', '', { needs: ['build'] }),
        createStep('alone', '', { cores: 'all' }),
        createStep('links', `require('node:fs').writeFileSync(${toFileLiteral('links')}, '')`),
      ],
      { cores: 2 },
    );
    expect(counts).toEqual({ passed: 4, failed: 0 });
  });

  it('ends a step and its child processes when the run is aborted', async () => {
    // The inner program inherits the output, so the run continues until that program has ended too.
    const outer = `
      const { spawn } = require('node:child_process');
      const inner = "require('node:fs').writeFileSync(process.argv[1], ''); setInterval(() => {}, 1000)";
      spawn(process.execPath, ['--eval', inner, ${toFileLiteral('started')}], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    const controller = new AbortController();
    const ended = run([createStep('host', outer), createStep('never', '')], {
      signal: controller.signal,
    });
    const hasStarted = () => expect(existsSync(join(folder, 'started'))).toBe(true);
    await vi.waitFor(hasStarted, { timeout: 10_000 });
    controller.abort('SIGTERM');
    expect((await ended).failed).toBeGreaterThan(0);
    expect(lines.join()).not.toContain('never … passed');
    expect(lines.at(-1)).toContain('ended by SIGTERM');
  });
});
