import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endWithParentArgs } from './processes.ts';

const program = 'console.log("ready"); setInterval(() => {}, 1000);';
/** Starts the program and forwards its output. */
const createParent = (args: readonly string[]) => `
  const { spawn } = require('node:child_process');
  const args = ${JSON.stringify([...args, '--eval', program])};
  spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'] });
  setInterval(() => {}, 1000);`;

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'ends a program when its parent receives %s',
  async (signal) => {
    const child = spawn(process.execPath, ['--eval', createParent(endWithParentArgs)]);
    await once(child.stdout, 'data');
    const closed = once(child.stdout, 'close');
    child.kill(signal);
    // The pipe closes when both the parent and the program have ended.
    await closed;
    expect(child.signalCode).toBe(signal);
  },
);
