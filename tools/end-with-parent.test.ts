import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endWithParent } from './processes.ts';

const program = 'console.log("ready"); setInterval(() => {}, 1000);';
/** Starts the program, and hands its output on. */
const parent = (args: readonly string[]) => `
  const { spawn } = require('node:child_process');
  const args = ${JSON.stringify([...args, '--eval', program])};
  spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'] });
  setInterval(() => {}, 1000);`;

it.each(['SIGKILL', 'SIGTERM'] as const)('ends a program whose parent gets %s', async (signal) => {
  const child = spawn(process.execPath, ['--eval', parent(endWithParent)]);
  await once(child.stdout, 'data');
  const closed = once(child.stdout, 'close');
  child.kill(signal);
  // Closed only once nobody holds it any longer: neither the parent nor the program.
  await closed;
  expect(child.signalCode).toBe(signal);
});
