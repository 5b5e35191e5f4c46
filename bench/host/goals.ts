/** What a figure must be: at least or at most so much, and what it is hoped to be. */
export interface Goal {
  name: string;
  measured: number;
  /** Short of this it is a defect. */
  floor: number;
  target: number;
  /** Whether more is better, as with requests, or less, as with times. */
  better: 'more' | 'less';
}

/** Whether a goal is met. A figure that was not measured meets nothing. */
export function verdict({ measured, floor, target, better }: Goal): string {
  const meets = (limit: number) => (better === 'more' ? measured >= limit : measured <= limit);
  if (meets(target)) return 'target met';
  return meets(floor) ? 'floor met' : 'NOT MET';
}

/** The goals as a table in Markdown. */
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
