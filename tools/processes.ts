import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/**
 * Node arguments that end a program together with its parent, even if the parent is killed. Its standard input
 * must be a pipe.
 *
 * @example spawn(process.execPath, [...endWithParent, 'main.ts'], { stdio: ['pipe', 'ignore', 'inherit'] })
 */
export const endWithParent: readonly string[] = [
  '--import',
  pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href,
];

/** Starts a program in the foreground of this terminal, with additional environment variables. */
export function start(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Waits for the exit code of a program; 1 if a signal ended it. */
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

/** Runs a program to its end and returns its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return exitCode(start(command, args, env));
}

/**
 * Waits until a local URL responds.
 *
 * @param whileRunning the server; if it ends, the wait ends too.
 * @returns whether the URL responded.
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

/** Forwards SIGTERM to the children. */
export function endTogether(children: readonly ChildProcess[]): void {
  const end = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGTERM', end);
  // The terminal sends Ctrl-C to the whole group, and this process must outlive the children.
  process.on('SIGINT', () => {});
}
