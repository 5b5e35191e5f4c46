import type { AvailabilityStatus } from '@producer-portal/api';

/** The words for a product's availability in a state (docs/product.md#products). */
export const availabilityCopy = {
  statuses: {
    available: 'Available',
    limited: 'Limited',
    coming_soon: 'Coming soon',
    unavailable: 'Not offered',
  } satisfies Record<AvailabilityStatus, string>,
  since: (date: string) => `Since ${date}`,
  from: (date: string) => `From ${date}`,
  inState: {
    available: (state: string) => `Available in ${state}`,
    limited: (state: string) => `Limited in ${state}`,
    coming_soon: (state: string) => `Coming soon to ${state}`,
    unavailable: (state: string) => `Not offered in ${state}`,
  } satisfies Record<AvailabilityStatus, (state: string) => string>,
  /** A state by its code, with what is not plainly so. */
  byCode: {
    available: (code: string) => code,
    limited: (code: string) => `${code} limited`,
    coming_soon: (code: string) => `${code} coming soon`,
    unavailable: (code: string) => `${code} not offered`,
  } satisfies Record<AvailabilityStatus, (code: string) => string>,
  /** Where the reader's states are alike: no need to name them. */
  alike: {
    available: (count: number) => `Available in all ${count} of your states`,
    limited: (count: number) => `Limited in all ${count} of your states`,
    coming_soon: (count: number) => `Coming soon to all ${count} of your states`,
    unavailable: (count: number) => `Not offered in any of your ${count} states`,
  } satisfies Record<AvailabilityStatus, (count: number) => string>,
  inOwn: (open: number, all: number) => {
    if (open === 0) return `In none of your ${all} states`;
    return open === all ? `In all ${all} of your states` : `In ${open} of your ${all} states`;
  },
  own: 'Your states',
  foreign: (state: string, own: string, count: number) =>
    `${state} is not one of your states. ${count === 1 ? 'Yours is' : 'Yours are'} ${own}.`,
  /** A word of the host that is none of ours. */
  otherStatus: (word: string) => `Ask underwriting (“${word}”)`,
  unknown: 'Where it is offered is not known here. Ask underwriting.',
} as const;

/** The words of a product in a list. */
export const productCopy = {
  isNew: 'New',
  areas: {
    classic: 'Classic',
    agent360: 'Agent360',
    other: 'From our partners',
  },
} as const;

/** The words of choosing one state. */
export const statePickerCopy = {
  show: 'Show all states',
  clear: 'Clear the state',
  none: (text: string) => `No state is called “${text}”.`,
  count: (count: number) => (count === 1 ? '1 state' : `${count} states`),
} as const;
