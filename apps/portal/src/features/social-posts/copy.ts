import type { SocialPostGroup } from '@producer-portal/api';
import { t } from '../../lib/i18n.ts';
import { listCopy } from '../../modules/content-list/copy.ts';

const groups: Readonly<Record<SocialPostGroup, string>> = {
  social_sharings: t('Social sharing'),
  safety_tips: t('Safety tips'),
  holiday_and_seasonal: t('Holiday and seasonal'),
};

/** Screen texts for social posts. */
export const socialPostsCopy = {
  title: t('Ready-to-use social media posts'),
  intro: t('Copy the text, download the image with your agency’s card, and post them.'),
  list: listCopy({
    loading: t('Loading posts'),
    slow: t('Still loading posts. Your connection seems slow.'),
    failedTitle: t('Couldn’t load posts'),
    emptyTitle: t('No posts yet'),
    emptyText: t('New posts to share appear here.'),
    noMatchesTitle: t('No posts match your filters'),
    skip: t('Skip to posts'),
    show: t('Show posts'),
    pages: t('Pages of posts'),
    count: (total) => t('{total, plural, one {# post} other {# posts}}', { total }),
    // Says “posted” because the cards show a different date, the last day to use.
    order: t('Most recently posted first'),
  }),
  category: t('Category'),
  groups,
  /** Falls back to the key of a group that the portal doesn't know. */
  groupName: (key: string) => (Object.hasOwn(groups, key) ? groups[key as SocialPostGroup] : key),
  until: (date: string) => t('Use by {date}', { date }),
  lastDay: t('Last day to use'),
  anyTime: t('No end date'),
  text: t('Post text'),
  alt: t('Image description (alt text)'),
  copy: {
    copy: t('Copy'),
    copied: t('Copied'),
    denied: t('Your browser blocked copying. The text is selected: press Ctrl+C (Mac: ⌘C).'),
  },
  share: t('Share'),
  shareFailed: t('Couldn’t share this post. Copy the text instead.'),
  image: { download: t('Download original image'), open: t('Open original image') },
  /** SVG files have their own labels, because social networks don't accept them. */
  svg: { download: t('Download print original (SVG)'), open: t('Open print original (SVG)') },
  opensInNewTab: t('(opens in a new tab)'),
};
