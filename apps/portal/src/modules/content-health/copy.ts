import type { FindingSeverity } from '@producer-portal/content-renderer/inspect';
import { t } from '../../lib/i18n.ts';

/**
 * Texts of the content health panel. The texts of the individual findings are in finding-text.ts, which loads only with the
 * panel.
 */
export const healthCopy = {
  title: t('Content health'),
  noIssues: t('No issues found'),
  severities: {
    error: { tag: t('Fix'), count: (count: number) => t('{count} to fix', { count }) },
    warning: { tag: t('Improve'), count: (count: number) => t('{count} to improve', { count }) },
    info: {
      tag: t('Note'),
      count: (count: number) => t('{count, plural, one {# note} other {# notes}}', { count }),
    },
  } satisfies Record<FindingSeverity, { tag: string; count: (count: number) => string }>,
  under: (heading: string) => t('Under “{heading}”', { heading }),
  more: (count: number) => t('And {count} more.', { count }),
} as const;
