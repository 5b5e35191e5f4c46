import { formatNumber } from '../../lib/format-number.ts';
import { t } from '../../lib/i18n.ts';

/** Texts that every form shares. */
export const formCopy = {
  errors: t('Fix these fields'),
  restored: t('We restored what you typed earlier.'),
  remaining: (characters: number) =>
    characters < 0
      ? t('{count, plural, one {# character} other {# characters}} too many', {
          count: -characters,
        })
      : t('{count, plural, one {# character} other {# characters}} left', { count: characters }),
  tooLong: (max: number) => t('Use {max} characters or fewer.', { max: formatNumber(max) }),
  phoneNumber: t('Enter a 10-digit phone number, such as 419-555-0142.'),
} as const;
