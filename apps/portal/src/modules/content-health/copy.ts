import type { FindingSeverity } from '@producer-portal/content-renderer/inspect';

/**
 * Texts of the content health panel. The texts of the individual findings are in finding-text.ts, which loads only with the
 * panel.
 */
export const healthCopy = {
  title: 'Content health',
  noIssues: 'No issues found',
  severities: {
    error: { tag: 'Fix', count: (count: number) => `${count} to fix` },
    warning: { tag: 'Improve', count: (count: number) => `${count} to improve` },
    info: { tag: 'Note', count: (count: number) => (count === 1 ? '1 note' : `${count} notes`) },
  } satisfies Record<FindingSeverity, { tag: string; count: (count: number) => string }>,
  under: (heading: string) => `Under “${heading}”`,
  more: (count: number) => `And ${count} more.`,
} as const;
