import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { PROGRAM } from '../program.ts';
import { SIGNING_ALGORITHM } from '../session/signing-keys.ts';
import { createProof } from './proof-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'proof-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../main.ts'), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

it('accepts a proof file, and rejects it after a change', async () => {
  const text = await createProof(
    {
      revision: { number: 3, title: 'Wind deductible', published_at: '2026-02-27T15:00:00.000Z' },
      user: { uuid: 'u-1', name: 'Dana Whitfield', agent_code: '041187' },
      shownAt: '2026-03-02T19:05:00.000Z',
      acknowledgedAt: null,
    },
    await generateKeyPair(SIGNING_ALGORITHM, { extractable: true }),
    new Date('2026-03-03T12:00:00Z'),
  );
  const path = join(folder, 'proof.json');
  writeFileSync(path, text);
  const valid = run('verify-proof', path);
  expect(valid).toMatchObject({ status: 0, stderr: '' });
  expect(valid.stdout).toContain(
    'Shown 2026-03-02T19:05:00.000Z: Dana Whitfield, agent code 041187',
  );

  writeFileSync(path, text.replace('Dana', 'Dina'));
  const changed = run('verify-proof', path);
  expect(changed).toMatchObject({ status: 1, stdout: '' });
  expect(changed.stderr).toBe('Not valid: Entry 2 (shown) was changed.\n');
});

it('explains how to use the command if the arguments are wrong', () => {
  expect(run('verify-proof').stderr).toBe(`Usage: ${PROGRAM} verify-proof <file>\n`);
  expect(run('verify-proof', join(folder, 'missing.json')).stderr).toContain(
    'Couldn’t read the file',
  );
  expect(run('verify').stderr).toMatch(/^Usage: .* \[start \| .*verify-proof\]\n$/);
});
