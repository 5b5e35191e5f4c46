/** What a check of ours found. */
export interface StepResult {
  /** What was looked at, in a few words: "214 files". */
  summary: string;
  /** One line for each thing to mend, each saying how; none when all is well. */
  problems: string[];
}

/**
 * Runs a check when its file is the program that was started, and not when a test imports it: prints
 * each problem on a line and ends with code 1 if there is any.
 *
 * @example await runStep(import.meta, () => ({ summary: '3 files', problems: [] }));
 */
export async function runStep(
  meta: ImportMeta,
  check: () => StepResult | Promise<StepResult>,
): Promise<void> {
  if (!meta.main) return;
  const { summary, problems } = await check();
  for (const problem of problems) console.error(problem);
  console.log(
    `${summary}: ${problems.length === 0 ? 'as it should be' : `${problems.length} to mend`}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
