import childProcess, { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const execFile = promisify(childProcess.execFile);

/**
 * Node arguments that end a program together with its parent, even if the parent is killed. The program's standard
 * input must be a pipe.
 *
 * @example spawn(process.execPath, [...endWithParentArgs, 'main.ts'], { stdio: ['pipe', 'ignore', 'inherit'] })
 */
export const endWithParentArgs: readonly string[] = [
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

/** Waits for the exit code of a program; 1 if it couldn't start or a signal ended it. */
export function waitForExitCode(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve(child.exitCode ?? 1);
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
  return waitForExitCode(start(command, args, env));
}

/**
 * Runs a program to its end.
 *
 * @param options folder to run it in, and variables to add to our environment.
 * @returns its standard output.
 * @throws Error with the command and its output when it fails.
 */
export async function runAndGetOutput(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<string> {
  try {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
    const running = execFile(command, args, options);
    // A program that asks a question fails instead of waiting for an answer.
    running.child.stdin?.end();
    return (await running).stdout;
  } catch (error) {
    const { message, stdout = '' } = error as Error & { stdout?: string };
    // The message already contains the command and its standard error.
    throw new Error(`${message}\n${stdout}`.trim(), { cause: error });
  }
}

/**
 * Waits until a local URL responds.
 *
 * @param serverProcess the server; if it ends, the wait ends too.
 * @returns whether the URL responded.
 */
export async function waitUntilReachable(
  url: string,
  serverProcess: ChildProcess,
): Promise<boolean> {
  while (serverProcess.exitCode === null && serverProcess.signalCode === null) {
    try {
      await fetch(url);
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}

/** Forwards SIGTERM to the children. On Ctrl-C, this process keeps running until they have ended. */
export function forwardTermination(children: readonly ChildProcess[]): void {
  const end = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGTERM', end);
  // The terminal sends Ctrl-C to the children too.
  process.on('SIGINT', () => {});
}
