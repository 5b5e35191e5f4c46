import type { AvailabilityStatus } from '@producer-portal/api';

const allYourStates = (count: number) =>
  count === 2 ? 'both of your states' : `all ${count} of your states`;

/** Texts for a product's availability in a state (docs/product.md#products). */
export const availabilityCopy = {
  statuses: {
    available: 'Available',
    limited: 'Limited',
    coming_soon: 'Coming soon',
    unavailable: 'Not offered',
  } satisfies Record<AvailabilityStatus, string>,
  since: (date: string) => `Since ${date}`,
  from: (date: string) => `Starting ${date}`,
  inState: {
    available: (state: string) => `Available in ${state}`,
    limited: (state: string) => `Limited in ${state}`,
    coming_soon: (state: string) => `Coming soon to ${state}`,
    unavailable: (state: string) => `Not offered in ${state}`,
  } satisfies Record<AvailabilityStatus, (state: string) => string>,
  /** A state's code, with its status unless it is available. */
  byCode: {
    available: (code: string) => code,
    limited: (code: string) => `${code} limited`,
    coming_soon: (code: string) => `${code} coming soon`,
    unavailable: (code: string) => `${code} not offered`,
  } satisfies Record<AvailabilityStatus, (code: string) => string>,
  /** Shown if all of the user's states have the same status. */
  inAllUserStates: {
    available: (count: number) => `Available in ${allYourStates(count)}`,
    limited: (count: number) => `Limited in ${allYourStates(count)}`,
    coming_soon: (count: number) => `Coming soon to ${allYourStates(count)}`,
    unavailable: (count: number) =>
      `Not offered in ${count === 2 ? 'either of your states' : `any of your ${count} states`}`,
  } satisfies Record<AvailabilityStatus, (count: number) => string>,
  inSomeUserStates: (open: number, all: number) => {
    if (open === 0)
      return all === 2
        ? 'Offered in neither of your states'
        : `Offered in none of your ${all} states`;
    return open === all
      ? `Offered in ${allYourStates(all)}`
      : `Offered in ${open} of your ${all} states`;
  },
  userStates: 'Your states',
  otherState: (state: string, own: string, count: number) =>
    `${state} isn’t one of your states. ${count === 1 ? 'Your state is' : 'Your states are'} ${own}.`,
  /** Shown for an unknown status from the host. */
  otherStatus: (word: string) => `Listed as “${word}.” Contact underwriting.`,
  unknown: 'Availability isn’t listed here. Contact underwriting.',
} as const;

export const productCopy = {
  isNew: 'New',
  areas: {
    classic: 'Classic',
    agent360: 'Agent360',
    other: 'From our partners',
  },
} as const;

export const statePickerCopy = {
  show: 'Show all states',
  clear: 'Clear state',
  none: (text: string) => `No states match “${text}”.`,
  count: (count: number) => (count === 1 ? '1 state' : `${count} states`),
} as const;
