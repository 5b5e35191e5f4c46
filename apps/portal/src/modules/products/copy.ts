import type { AvailabilityStatus } from '@producer-portal/api';
import { t, tc } from '../../lib/i18n.ts';

/** Texts for a product's availability in a state (docs/product.md#products). */
export const availabilityCopy = {
  statuses: {
    available: t('Available'),
    limited: t('Limited'),
    coming_soon: t('Coming soon'),
    unavailable: t('Not offered'),
  } satisfies Record<AvailabilityStatus, string>,
  since: (date: string) => t('Since {date}', { date }),
  from: (date: string) => tc('availability of a product', 'Starting {date}', { date }),
  inState: {
    available: (state: string) => t('Available in {state}', { state }),
    limited: (state: string) => t('Limited in {state}', { state }),
    coming_soon: (state: string) => t('Coming soon to {state}', { state }),
    unavailable: (state: string) => t('Not offered in {state}', { state }),
  } satisfies Record<AvailabilityStatus, (state: string) => string>,
  /** A state's code, and its status unless the product is available there. */
  byCode: {
    available: (code: string) => code,
    limited: (code: string) => t('{code} limited', { code }),
    coming_soon: (code: string) => t('{code} coming soon', { code }),
    unavailable: (code: string) => t('{code} not offered', { code }),
  } satisfies Record<AvailabilityStatus, (code: string) => string>,
  /** Shown if all of the user's states have the same status. */
  inAllUserStates: {
    available: (count: number) =>
      t(
        '{count, plural, =2 {Available in both of your states} other {Available in all # of your states}}',
        { count },
      ),
    limited: (count: number) =>
      t(
        '{count, plural, =2 {Limited in both of your states} other {Limited in all # of your states}}',
        { count },
      ),
    coming_soon: (count: number) =>
      t(
        '{count, plural, =2 {Coming soon to both of your states} other {Coming soon to all # of your states}}',
        { count },
      ),
    unavailable: (count: number) =>
      t(
        '{count, plural, =2 {Not offered in either of your states} other {Not offered in any of your # states}}',
        { count },
      ),
  } satisfies Record<AvailabilityStatus, (count: number) => string>,
  /** Shown if the user's states have different statuses. */
  inSomeUserStates: (offered: number, all: number) => {
    if (offered === 0)
      return t(
        '{all, plural, =2 {Offered in neither of your states} other {Offered in none of your # states}}',
        { all },
      );
    return offered === all
      ? t(
          '{all, plural, =2 {Offered in both of your states} other {Offered in all # of your states}}',
          { all },
        )
      : t('Offered in {offered} of your {all} states', { offered, all });
  },
  userStates: t('Your states'),
  otherState: (state: string, userStates: string, count: number) =>
    t(
      '{count, plural, one {{state} isn’t one of your states. Your state is {userStates}.} other {{state} isn’t one of your states. Your states are {userStates}.}}',
      { count, state, userStates },
    ),
  /** Shown for an unknown status from the host. */
  otherStatus: (word: string) => t('Listed as “{word}.” Contact underwriting.', { word }),
  unknown: t('Availability isn’t listed here. Contact underwriting.'),
} as const;

export const productCopy = {
  isNew: tc('tag of a product', 'New'),
  areas: {
    classic: t('Classic'),
    agent360: t('Agent360'),
    other: t('From our partners'),
  },
} as const;

export const statePickerCopy = {
  show: t('Show all states'),
  clear: t('Clear state'),
  none: (text: string) => t('No states match “{text}”.', { text }),
  count: (count: number) => t('{count, plural, one {# state} other {# states}}', { count }),
} as const;
