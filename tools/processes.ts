import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/**
 * Arguments of Node that end a program with the one that started it, even when that one is killed. Its
 * standard input must be a pipe.
 *
 * @example spawn(process.execPath, [...endWithParent, 'main.ts'], { stdio: ['pipe', 'ignore', 'inherit'] })
 */
export const endWithParent: readonly string[] = [
  '--import',
  pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href,
];

/** Starts a program in the foreground of this terminal, with `env` added to ours. */
export function start(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/** The code that a program ends with; 1 where a signal ended it. */
export function exitCode(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program to its end; answers the code it ends with. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return exitCode(start(command, args, env));
}

/**
 * Waits until a local address answers at all.
 *
 * @param whileRunning the program that is to answer: its end ends the waiting.
 * @returns whether it answered.
 */
export async function waitUntilReachable(
  url: string,
  whileRunning: ChildProcess,
): Promise<boolean> {
  while (whileRunning.exitCode === null && whileRunning.signalCode === null) {
    try {
      await fetch(url);
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}

/** Ends the children when this process is asked to end, and waits for them to close in order. */
export function endTogether(children: readonly ChildProcess[]): void {
  const end = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGTERM', end);
  // The terminal sends Ctrl-C to the whole group; the children close by themselves.
  process.on('SIGINT', () => {});
}
