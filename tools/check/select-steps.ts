/** "quick" is what "npm test" runs; "full" is everything else. */
export type Suite = 'quick' | 'full' | 'all';

/** One step of a check run. */
export interface Step {
  name: string;
  suite: 'quick' | 'full';
  /** Program and arguments. A step that counts tests gets its report's path for {report}. */
  command: readonly string[];
  /** What to do when it fails, beyond its own output. */
  fix: string;
  /** Steps whose results it uses: they run first, and this step is skipped when one of them fails. */
  needs?: readonly string[];
  /** How its report counts tests; a step without one counts as one check. */
  counts?: 'vitest' | 'playwright';
  /** The default is one core: such steps run side by side. "all" has the machine to itself. */
  cores?: 'all';
  /**
   * Whether it uses PostgreSQL, and so gets DATABASE_URL_TEST; other steps never see that variable. A step
   * that requires it is skipped where there is none.
   */
  postgresql?: 'required' | 'optional';
  env?: Readonly<Record<string, string>>;
}

/**
 * Picks the steps of a run: those of a suite, or those that are named, in the order in which they are
 * defined. A named step brings the steps that it needs.
 *
 * @returns the steps, or why there are none.
 */
export function selectSteps(
  steps: readonly Step[],
  suite: Suite,
  names: readonly string[],
): { steps: readonly Step[] } | { error: string } {
  if (!['quick', 'full', 'all'].includes(suite)) {
    return { error: `--suite is quick, full or all, not "${suite}".` };
  }
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => `"${name}"`).join(', ');
    return { error: `No step is called "${unknown.join('", "')}". The steps are: ${known}.` };
  }
  const selected = new Set(
    names.length > 0
      ? names
      : steps.filter((step) => suite === 'all' || step.suite === suite).map(({ name }) => name),
  );
  // A step stands after those that it needs, so one pass from the end finds chains too.
  for (const { name, needs = [] } of steps.toReversed()) {
    if (selected.has(name)) for (const needed of needs) selected.add(needed);
  }
  return { steps: steps.filter(({ name }) => selected.has(name)) };
}
