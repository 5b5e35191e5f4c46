import { contact } from './contacts.ts';
import { productRef } from './products.ts';
import type { ContentSeed } from './seed.ts';
import { stateRef } from './states.ts';

const joinNames = (names: readonly string[]) => names.join(', ');

/**
 * Returns the facts at the top of a bulletin as label and value. Missing facts are left out.
 *
 * @param prefix The first letters of the bulletin number: `PNP` in `PNP-2026-014`.
 */
export function bulletinFacts(
  seed: ContentSeed & { number?: string; renewals?: number },
  prefix: string,
): [label: string, value: string][] {
  const facts: [string, string][] = [];
  if (seed.number !== undefined)
    facts.push(['Number', `${prefix}-{year:published}-${seed.number}`]);
  facts.push(
    ['For', seed.channel === undefined ? 'All producers' : CHANNELS[seed.channel]],
    [
      'States',
      seed.states
        ? joinNames(seed.states.map((code) => stateRef(code).name).toSorted())
        : 'All states',
    ],
  );
  if (seed.products) {
    facts.push(['Products', joinNames(seed.products.map((slug) => productRef(slug).name))]);
  }
  if (seed.from !== undefined) facts.push(['New business', '{long:from}']);
  if (seed.renewals !== undefined) facts.push(['Renewals', `{long:${seed.renewals}}`]);
  if (seed.contact) {
    const { name, phone } = contact(seed.contact);
    facts.push(['Questions', `${name}, ${phone}`]);
  }
  return facts;
}

const CHANNELS: Record<NonNullable<ContentSeed['channel']>, string> = {
  independent: 'Independent producers',
  exclusive: 'Exclusive agents',
  direct: 'Direct sales staff',
  partner: 'Partner agencies',
};
