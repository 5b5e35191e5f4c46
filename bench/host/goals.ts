/** A goal for a measurement: the value that is required, and the target, which is better. */
export interface Goal {
  name: string;
  measured: number;
  /** Not meeting it is a defect. */
  required: number;
  target: number;
  /** `more` for requests per second, `less` for times. */
  better: 'more' | 'less';
}

/** Returns whether a goal is met. A missing measurement meets no goal. */
export function verdict({ measured, required, target, better }: Goal): string {
  const meets = (limit: number) => (better === 'more' ? measured >= limit : measured <= limit);
  if (meets(target)) return 'target met';
  return meets(required) ? 'requirement met' : 'NOT MET';
}

/** Formats goals as a Markdown table. */
export function goalTable(goals: readonly Goal[]): string {
  const sign = { more: '≥', less: '≤' };
  const rows = goals.map((goal) => [
    goal.name,
    goal.measured.toFixed(2),
    `${sign[goal.better]} ${goal.required}`,
    `${sign[goal.better]} ${goal.target}`,
    verdict(goal),
  ]);
  return [
    ['goal', 'measured', 'required', 'target', ''],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
