import type { SocialPostGroup } from '@producer-portal/api';
import { listCopy } from '../../modules/content-list/copy.ts';

const groups: Readonly<Record<SocialPostGroup, string>> = {
  social_sharings: 'Social sharing',
  safety_tips: 'Safety tips',
  holiday_and_seasonal: 'Holiday and seasonal',
};

/** The words of the posts that are ready to be shared. */
export const socialPostsCopy = {
  title: 'Ready-to-use social media posts',
  intro: 'Take the words and the picture, and post them under your own name.',
  list: {
    ...listCopy({ one: 'post', many: 'posts' }),
    emptyText: 'New posts to share appear here.',
  },
  category: 'Category',
  groups,
  /** A group that the portal does not know is shown by its key. */
  groupName: (key: string) => (Object.hasOwn(groups, key) ? groups[key as SocialPostGroup] : key),
  until: (date: string) => `Use it until ${date}`,
  untilShort: (date: string) => `Until ${date}`,
  lastDay: 'Today is its last day',
  anyTime: 'No end date',
  text: 'Text of the post',
  alt: 'Picture description (alt text)',
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    denied: 'Your browser does not allow it. The text is selected: press Ctrl + C (Mac: ⌘ C).',
  },
  download: 'Download the picture',
  open: 'Open the picture',
  external: '(opens in a new tab)',
  /** For those who hear the link among many alike. */
  of: (title: string) => `: ${title}`,
};
