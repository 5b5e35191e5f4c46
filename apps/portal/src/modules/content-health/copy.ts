import type { FindingSeverity } from '@producer-portal/content-renderer/inspect';

/** The words of the report on a record's text; those of each finding stand apart, so that they are loaded with it alone. */
export const healthCopy = {
  title: 'Content health',
  sound: 'No issues found',
  severities: {
    error: { tag: 'Fix', count: (count: number) => `${count} to fix` },
    warning: { tag: 'Improve', count: (count: number) => `${count} to improve` },
    info: { tag: 'Note', count: (count: number) => (count === 1 ? '1 note' : `${count} notes`) },
  } satisfies Record<FindingSeverity, { tag: string; count: (count: number) => string }>,
  under: (heading: string) => `Under “${heading}”`,
  more: (count: number) => `And ${count} more.`,
} as const;
