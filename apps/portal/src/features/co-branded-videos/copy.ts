import { t } from '../../lib/i18n.ts';
import { listCopy } from '../../modules/content-list/copy.ts';

/** A video's duration in words, without the minutes or seconds that are 0. */
function spokenDuration(minutes: number, seconds: number): string {
  if (seconds === 0) return t('{minutes, plural, one {# minute} other {# minutes}}', { minutes });
  if (minutes === 0) return t('{seconds, plural, one {# second} other {# seconds}}', { seconds });
  return t(
    '{minutes, plural, one {# minute} other {# minutes}} {seconds, plural, one {# second} other {# seconds}}',
    { minutes, seconds },
  );
}

/** Screen texts for co-branded videos. */
export const videosCopy = {
  title: t('Co-branded videos'),
  intro: t('Short videos for your customers. Each one ends with your agency’s details.'),
  list: listCopy({
    loading: t('Loading videos'),
    slow: t('Still loading videos. Your connection seems slow.'),
    failedTitle: t('Couldn’t load videos'),
    emptyTitle: t('No videos yet'),
    emptyText: t('New videos appear here.'),
    noMatchesTitle: t('No videos match your filters'),
    skip: t('Skip to videos'),
    show: t('Show videos'),
    pages: t('Pages of videos'),
    count: (total) => t('{total, plural, one {# video} other {# videos}}', { total }),
  }),
  nowShowing: t('Now showing'),
  duration: (minutes: number, seconds: string) => `${minutes}:${seconds}`,
  spokenDuration,
  notPlayable: t('This video can’t be played here. Ask producer support for a copy.'),
  endCard: t('The video ends with your agency’s card, as your customers will see it.'),
  addingCardHint: t('Adding your card takes about as long as the video.'),
  noVideoFormat: t(
    'This browser can’t add your card to the downloaded file. To get a file with your card, use Chrome or Edge.',
  ),
  noEndCardTitle: t('No end card'),
  noEndCard: t(
    'We couldn’t read your agency’s name from your account, so videos play without an end card. Ask your manager or supervisor to correct it.',
  ),
};
