import { t } from '../../lib/i18n.ts';

export const acknowledgeCopy = {
  title: t('Confirm that you’ve read this'),
  text: t('We need to know that you’ve read it. We record the date and time.'),
  button: t('I have read this'),
  failed: t('Couldn’t record that you’ve read it. Try again.'),
  recorded: (date: string, time: string) =>
    t('You confirmed on {date}, {time}, that you’ve read this.', { date, time }),
  announced: t('Recorded. Thank you.'),
  proof: {
    pdf: t('Download proof (PDF)'),
    json: t('Download for auditors (JSON)'),
    failed: t('Couldn’t create the proof. Try again.'),
  },
  who: t('See who has confirmed'),
} as const;
