import type { BriefReason } from '@producer-portal/api';
import { failureCopy } from '../../modules/content-list/copy.ts';
import { t } from '../../lib/i18n.ts';

const reasons: Readonly<Record<BriefReason, string>> = {
  acknowledge: t('Confirm you’ve read it'),
  stopped: t('Binding stopped'),
  ending: t('Ends soon'),
  limited: t('Binding limited'),
  changed: t('Changed'),
  new: t('New'),
};

/** Screen texts for the brief. */
export const briefCopy = {
  title: t('Your brief'),
  /** How many items are left, in one line. */
  left: (count: number) => t('{count, plural, one {# item} other {# items}} left', { count }),
  minutes: (minutes: number) => t('about {minutes} min', { minutes }),
  toConfirm: (count: number) => t('{count} to confirm', { count }),
  order: t('Most urgent first'),
  list: t('Items in your brief'),
  reasons,
  readingTime: (minutes: number) => t('{minutes} min read', { minutes }),
  whatChanged: t('What changed:'),
  changedSince: (date: string) => t('Changed since you read it on {date}.', { date }),
  fullText: t('Full text'),
  open: t('Open page'),
  openOf: (title: string) => t('Open page: {title}', { title }),
  mark: t('Mark as read'),
  markOf: (title: string) => t('Mark as read: {title}', { title }),
  markFailed: t('Couldn’t mark as read. Try again.'),
  marked: (left: number) =>
    left === 0
      ? t('Marked as read. You’re up to date.')
      : t('Marked as read. {left, plural, one {# item} other {# items}} left.', { left }),
  read: t('Read'),
  confirmed: t('Confirmed'),
  undo: t('Undo'),
  undoOf: (title: string) => t('Undo: mark as unread: {title}', { title }),
  undone: t('Marked as unread'),
  undoFailed: t('Couldn’t undo. Try again.'),
  nothingToUndo: t('Nothing to undo'),
  confirmFirst: t('Confirm that you’ve read it.'),
  keys: {
    title: t('Keyboard shortcuts'),
    next: t('Next'),
    previous: t('Previous'),
    toggle: t('Open or close'),
    mark: t('Mark as read'),
    undo: t('Undo'),
    on: t('Use keyboard shortcuts on this page'),
  },
  loading: t('Loading your brief'),
  slow: t('Still loading your brief. Your connection seems slow.'),
  loaded: (left: number) => t('{left, plural, one {# item} other {# items}} left', { left }),
  failedTitle: t('Couldn’t load your brief'),
  ...failureCopy,
  upToDate: t('You’re up to date'),
  upToDateText: t(
    'Nothing new or changed needs your attention. New items appear here as we post them.',
  ),
  home: t('Go to the home page'),
} as const;
