import { formatMarkdownTable } from './measurements.ts';

/** A goal for a measurement. */
export interface Goal {
  name: string;
  measured: number;
  target: number;
  /** Required value: a worse measurement is a defect. */
  required: number;
  /** `more` for requests per second, `less` for times. */
  better: 'more' | 'less';
}

/** `met`: meets the target. `required only`: meets only the required value. `missed`: meets neither. */
export type Verdict = 'met' | 'required only' | 'missed' | 'not measured';

/** Compares a goal's measurement with its target and its required value. */
export function judgeGoal({ measured, required, target, better }: Goal): Verdict {
  if (Number.isNaN(measured)) return 'not measured';
  const meets = (limit: number) => (better === 'more' ? measured >= limit : measured <= limit);
  if (meets(target)) return 'met';
  return meets(required) ? 'required only' : 'missed';
}

/** Formats goals as a Markdown table. */
export function formatGoalTable(goals: readonly Goal[]): string {
  const sign = { more: '≥', less: '≤' };
  return formatMarkdownTable(
    ['goal', 'measured', 'target', 'required', 'verdict'],
    goals.map((goal) => [
      goal.name,
      Number.isNaN(goal.measured) ? '–' : goal.measured.toFixed(2),
      `${sign[goal.better]} ${goal.target}`,
      `${sign[goal.better]} ${goal.required}`,
      judgeGoal(goal),
    ]),
  );
}
