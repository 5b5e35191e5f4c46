import type { BindCheckPeriod } from '@producer-portal/api';

/** Returns a key for what a history row shows: the answer, its reason, and the records behind it. */
const toRowKey = ({ answer, reason, rules }: BindCheckPeriod): string =>
  JSON.stringify([
    answer,
    reason,
    [...new Set(rules.map(({ record }) => String(record.id)))].toSorted(),
  ]);

/**
 * Merges neighboring periods that would show the same row, such as two revisions of one record.
 *
 * @param history - newest first, without gaps.
 */
export function foldHistory(history: readonly BindCheckPeriod[]): readonly BindCheckPeriod[] {
  const folded: BindCheckPeriod[] = [];
  for (const period of history) {
    const newer = folded.at(-1);
    if (newer && toRowKey(newer) === toRowKey(period)) {
      folded[folded.length - 1] = { ...newer, from: period.from };
    } else folded.push(period);
  }
  return folded;
}
