import type { SocialPostGroup } from '@producer-portal/api';
import { listCopyOf } from '../../modules/content-list/noun-copy.ts';

const groups: Readonly<Record<SocialPostGroup, string>> = {
  social_sharings: 'Social sharing',
  safety_tips: 'Safety tips',
  holiday_and_seasonal: 'Holiday and seasonal',
};

/** Screen texts for social posts. */
export const socialPostsCopy = {
  title: 'Ready-to-use social media posts',
  intro: 'Copy the text, download the image with your agency’s card, and post them.',
  list: {
    ...listCopyOf({ one: 'post', many: 'posts' }),
    emptyText: 'New posts to share appear here.',
  },
  category: 'Category',
  groups,
  /** Falls back to the key of a group that the portal doesn't know. */
  groupName: (key: string) => (Object.hasOwn(groups, key) ? groups[key as SocialPostGroup] : key),
  until: (date: string) => `Use by ${date}`,
  untilShort: (date: string) => `Use by ${date}`,
  lastDay: 'Last day to use',
  anyTime: 'No end date',
  text: 'Post text',
  alt: 'Image description (alt text)',
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    denied: 'Your browser blocked copying. The text is selected: press Ctrl+C (Mac: ⌘C).',
  },
  share: 'Share',
  shareFailed: 'Couldn’t share this post. Copy the text instead.',
  download: 'Download original image',
  open: 'Open original image',
  external: '(opens in a new tab)',
  /** Tells screen readers which post a download link belongs to. */
  of: (title: string) => `: ${title}`,
};
