import { isUnavailable } from '../db/unavailable.ts';

/**
 * Runs a job repeatedly, one run at a time. Ignores failures while the database is unavailable.
 *
 * @param ms The time between two runs. Hosts that start together run at different times.
 * @param onError Called with any other error.
 * @returns A function that stops the job. It waits for the current run.
 */
export function repeat(
  ms: number,
  onError: (error: Error) => void,
  job: () => Promise<unknown>,
): () => Promise<void> {
  let run = Promise.resolve();
  let timer: NodeJS.Timeout;
  async function runOnce() {
    try {
      await job();
    } catch (error) {
      if (!isUnavailable(error)) onError(error instanceof Error ? error : new Error(String(error)));
    }
    schedule();
  }
  function schedule() {
    timer = setTimeout(
      () => {
        run = runOnce();
      },
      ms * (0.9 + Math.random() * 0.2),
    ).unref();
  }
  schedule();
  return async () => {
    clearTimeout(timer);
    await run;
    clearTimeout(timer);
  };
}
