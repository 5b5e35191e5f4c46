import { getContact } from './contacts.ts';
import { createProductRef } from './products.ts';
import type { ContentSeed } from './seed.ts';
import { findState } from './states.ts';

const joinNames = (names: readonly string[]) => names.join(', ');

/**
 * Returns the details at the top of a bulletin, each as a label and a value. Missing details are
 * left out.
 *
 * @param prefix The first letters of the bulletin number: `PNP` in `PNP-2026-014`.
 */
export function buildBulletinDetails(
  seed: ContentSeed & { number?: string; renewals?: number },
  prefix: string,
): [label: string, value: string][] {
  const details: [string, string][] = [];
  if (seed.number !== undefined)
    details.push(['Number', `${prefix}-{year:published}-${seed.number}`]);
  details.push(
    ['For', seed.channel === undefined ? 'All producers' : CHANNELS[seed.channel]],
    [
      'States',
      seed.states
        ? joinNames(seed.states.map((code) => findState(code).name).toSorted())
        : 'All states',
    ],
  );
  if (seed.products) {
    details.push(['Products', joinNames(seed.products.map((slug) => createProductRef(slug).name))]);
  }
  if (seed.from !== undefined) details.push(['New business', '{long:from}']);
  if (seed.renewals !== undefined) details.push(['Renewals', `{long:${seed.renewals}}`]);
  if (seed.contact) {
    const { name, phone } = getContact(seed.contact);
    details.push(['Questions', `${name}, ${phone}`]);
  }
  return details;
}

const CHANNELS: Record<NonNullable<ContentSeed['channel']>, string> = {
  independent: 'Independent producers',
  exclusive: 'Exclusive agents',
  direct: 'Direct sales staff',
  partner: 'Partner agencies',
};
