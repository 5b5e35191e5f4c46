/** "npm test" runs "quick"; "full" is everything else. */
export type Suite = 'quick' | 'full' | 'all';

/** One step of a check run. */
export interface Step {
  name: string;
  suite: 'quick' | 'full';
  /** Program and arguments. {report} is replaced with the path of the step's report. */
  command: readonly string[];
  /** How to fix a failure. Printed after the step's own output. */
  fix: string;
  /** Names of steps whose results this step uses. They run first, and this step is skipped if one of them fails. */
  needs?: readonly string[];
  /** Format of the step's report. A step without a report counts as one check. */
  reportFormat?: 'vitest' | 'playwright';
  /** By default, a step uses one core and runs in parallel with others. With "all", it runs alone. */
  cores?: 'all';
  /**
   * Whether the step uses PostgreSQL. Only steps that use it get DATABASE_URL_TEST. Without PostgreSQL, a step that
   * requires it is skipped.
   */
  postgresql?: 'required' | 'optional';
  /** A command that succeeds only if the step's tool is installed. If the command fails, the step is skipped. */
  requires?: readonly string[];
  /** Whether the step needs the pinned browser. On machines where it can't run, the step is skipped. */
  pinnedBrowser?: boolean;
  env?: Readonly<Record<string, string>>;
}

/**
 * Selects the steps of a suite, or the named steps, in their defined order, with the steps that they need.
 *
 * @returns the steps, or an error message.
 */
export function selectSteps(
  steps: readonly Step[],
  suite: Suite,
  names: readonly string[],
): { steps: readonly Step[] } | { error: string } {
  if (!['quick', 'full', 'all'].includes(suite)) {
    return { error: `--suite must be quick, full, or all, not "${suite}".` };
  }
  const unknownNames = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknownNames.length > 0) {
    const stepNames = steps.map(({ name }) => `"${name}"`).join(', ');
    return {
      error: `There is no step "${unknownNames.join('", "')}". The steps are: ${stepNames}.`,
    };
  }
  const selectedNames = new Set(
    names.length > 0
      ? names
      : steps.filter((step) => suite === 'all' || step.suite === suite).map(({ name }) => name),
  );
  // Each step is listed after the steps that it needs, so one pass from the end also finds indirect needs.
  for (const { name, needs = [] } of steps.toReversed()) {
    if (selectedNames.has(name)) for (const needed of needs) selectedNames.add(needed);
  }
  return { steps: steps.filter(({ name }) => selectedNames.has(name)) };
}
