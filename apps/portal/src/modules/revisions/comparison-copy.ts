import { t } from '../../lib/i18n.ts';

/** Texts of the comparison of two revisions. */
export const comparisonCopy = {
  changedSince: (date: string) => t('Changed since you read it on {date}', { date }),
  comparing: (after: number, before: number) =>
    t('Revision {after} compared with revision {before}', { after, before }),
  count: (count: number) =>
    t('{count, plural, =0 {No visible changes} one {# change} other {# changes}}', { count }),
  position: (number: number, count: number) => t('Change {number} of {count}', { number, count }),
  none: t('The text and the files are the same in both revisions.'),
  limited: t('These revisions differ so much that whole paragraphs are marked.'),
  show: t('Show changes'),
  previous: t('Previous change'),
  next: t('Next change'),
  keys: t('Keys: N for the next change, P for the previous one'),
  region: t('Text with its changes'),
  files: t('Files'),
  loading: t('Loading changes'),
  failed: t('Couldn’t load the earlier revision.'),
  retry: t('Try again'),
  close: t('Close the comparison'),
  labels: {
    added: t('Added:'),
    removed: t('Removed:'),
    changed: t('Formatting changed:'),
    end: t('End of change.'),
  },
} as const;
