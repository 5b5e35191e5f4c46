import { listCopyOf } from '../../modules/content-list/noun-copy.ts';

/** Screen texts for co-branded videos. */
export const videosCopy = {
  title: 'Co-branded videos',
  intro: 'Short videos for your customers. Each one ends with your agency’s details.',
  list: {
    ...listCopyOf({ one: 'video', many: 'videos' }),
    emptyText: 'New videos appear here.',
  },
  nowShowing: 'Now showing',
  length: (minutes: number, seconds: string) => `${minutes}:${seconds}`,
  spokenLength: (minutes: number, seconds: number) =>
    [
      minutes && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
      seconds && `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    ]
      .filter(Boolean)
      .join(' '),
  notPlayable: 'This video can’t be played here. Ask producer support for a copy.',
  endCard: 'The video ends with your agency’s card, as your customers will see it.',
  duration: 'Adding your card takes about as long as the video.',
  noVideoFormat:
    'This browser can’t add your card to the downloaded file. To get a file with your card, use Chrome or Edge.',
  noEndCardTitle: 'No end card',
  noEndCard:
    'We couldn’t read your agency’s name from your account, so videos play without an end card. Ask your manager or supervisor to correct it.',
};
