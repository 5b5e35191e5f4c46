import { t } from '../../lib/i18n.ts';

export const copy = {
  runsUntil: (date: string) => t('Runs through {date}', { date }),
  starts: (date: string) => t('Starts {date}', { date }),
} as const;
