/** Result of one of our own checks. */
export interface StepResult {
  /** What it checked: "214 files". */
  summary: string;
  /** One line per problem, which explains how to fix it. */
  problems: string[];
}

/**
 * Runs a check if its file is the main program, and not if a test imports it. Prints one line per problem, and
 * exits with code 1 if there are any.
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
  console.log(`${summary}: ${problems.length === 0 ? 'no problems' : `${problems.length} to fix`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
