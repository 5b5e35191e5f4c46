import { type ChildProcess } from 'node:child_process';
/** Starts a program in the foreground of this terminal, with `env` added to ours. */
export declare function start(
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
): ChildProcess;
/** The code that a program ends with; 1 where a signal ended it. */
export declare function exitCode(child: ChildProcess): Promise<number>;
/** Runs a program to its end; answers the code it ends with. */
export declare function run(
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
): Promise<number>;
/**
 * Waits until a local address answers at all.
 *
 * @param whileRunning the program that is to answer: its end ends the waiting.
 * @returns whether it answered.
 */
export declare function answers(url: string, whileRunning: ChildProcess): Promise<boolean>;
/** Ends the children when this process is asked to end, and waits for them to close in order. */
export declare function endTogether(children: readonly ChildProcess[]): void;
