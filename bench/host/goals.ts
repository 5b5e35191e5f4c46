/** A goal for a measurement: a required floor and a target. */
export interface Goal {
  name: string;
  measured: number;
  /** Missing the floor is a defect. */
  floor: number;
  target: number;
  /** `more` for requests per second, `less` for times. */
  better: 'more' | 'less';
}

/** Returns whether a goal is met. A missing measurement meets no goal. */
export function verdict({ measured, floor, target, better }: Goal): string {
  const meets = (limit: number) => (better === 'more' ? measured >= limit : measured <= limit);
  if (meets(target)) return 'target met';
  return meets(floor) ? 'floor met' : 'NOT MET';
}

/** Formats goals as a Markdown table. */
export function goalTable(goals: readonly Goal[]): string {
  const sign = { more: '≥', less: '≤' };
  const rows = goals.map((goal) => [
    goal.name,
    goal.measured.toFixed(2),
    `${sign[goal.better]} ${goal.floor}`,
    `${sign[goal.better]} ${goal.target}`,
    verdict(goal),
  ]);
  return [['goal', 'measured', 'floor', 'target', ''], ['---', '---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
