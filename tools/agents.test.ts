import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateAgentFiles } from './agents.ts';

const files = new Map(generateAgentFiles());

test('the files for coding agents are up to date', () => {
  for (const [path, text] of files) {
    const file = join(import.meta.dirname, '..', path);
    expect(existsSync(file) && readFileSync(file, 'utf8'), `Run "pnpm agents": ${path}`).toBe(text);
  }
});

test('the files for coding agents list calls, exports, and props', () => {
  const api = files.get('packages/api/AGENTS.md');
  expect(api).toContain('- `alerts.list` (`GET /api/v1/alerts`): Lists alerts, newest first.');
  expect(api).toMatch(/- `createSession`: \w.+\./);
  expect(files.get('packages/content-renderer/AGENTS.md')).toMatch(/- `excerpt`: \w.+\./);
  expect(files.get('packages/ui/AGENTS.md')).toContain('interface ButtonProps');
});
