import type { RemovedPart } from '@producer-portal/content-renderer/redact';
import { t } from '../../lib/i18n.ts';

const reasons: Record<RemovedPart['reason'], string> = {
  marked: t('Marked as internal, or hidden'),
  denied: t('Has words that are only for agents, such as “commission” or “internal use”'),
  dependent: t('Belongs to another part that was left out'),
};

export const clientCardCopy = {
  title: t('Share with a client'),
  description: t(
    'Choose what the card shows. It has no pictures, links, files, or internal notes.',
  ),
  close: t('Close'),
  parts: t('What the card shows'),
  noAgency: t('Your account has no agency name, so the card doesn’t show one.'),
  shared: (date: string) => t('Shared {date}', { date }),
  leftOut: (count: number) =>
    t('{count, plural, one {Left out: # part} other {Left out: # parts}}', { count }),
  reasons,
  reason: (reason: string, count: number) => t('{reason} ({count})', { reason, count }),
  nothing: t('Nothing on this page can be shared. All of its text is only for agents.'),
  chooseOne: t('Select at least one paragraph.'),
  copy: t('Copy text'),
  copied: t('Copied. Paste it into a message to your client.'),
  copyFailed: t('Couldn’t copy the text. Download the image instead.'),
  download: t('Download image'),
  downloadFailed: t('Couldn’t create the image. Copy the text instead.'),
  tooLong: t('This is too long for an image. Select fewer paragraphs, or copy the text.'),
  share: t('Share'),
  shareFailed: t('Couldn’t share the text. Copy it instead.'),
} as const;
