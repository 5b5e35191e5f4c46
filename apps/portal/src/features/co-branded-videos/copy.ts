import { listCopy } from '../../modules/content-list/copy.ts';

/** The words of the films that carry the agency's brand. */
export const videosCopy = {
  title: 'Co-branded videos',
  intro: 'Short films for your customers, with your agency on the last picture.',
  list: {
    ...listCopy({ one: 'video', many: 'videos' }),
    emptyText: 'New videos appear here.',
  },
  onStage: 'On the screen above',
  length: (minutes: number, seconds: string) => `${minutes}:${seconds}`,
  lengthSaid: (minutes: number, seconds: number) =>
    [minutes && `${minutes} min`, seconds && `${seconds} s`].filter(Boolean).join(' '),
  notPlayable: 'There is no film here that this page can play.',
  endCard:
    'At the end your agency stands on the screen as it will for your customers. The downloaded file is the film without that card.',
  noEndCardTitle: 'Without an end card',
  noEndCard:
    'Your agency’s name could not be read from your account, so the films end without its card. Ask your manager or supervisor to have it put right.',
};
