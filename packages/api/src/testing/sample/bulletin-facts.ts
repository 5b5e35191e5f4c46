import { productRef } from './products.ts';
import type { ContentSeed } from './seed.ts';
import { stateRef } from './states.ts';

const listed = (names: readonly string[]) => names.join(', ');

/**
 * The facts at the head of a bulletin, label and value, as far as it has them.
 *
 * @param prefix the first letters of its number: `PNP` in `PNP-2026-014`
 */
export function bulletinFacts(
  spec: ContentSeed & { number?: string; renewals?: number },
  prefix: string,
): [label: string, value: string][] {
  const facts: [string, string][] = [];
  if (spec.number !== undefined)
    facts.push(['Number', `${prefix}-{year:published}-${spec.number}`]);
  facts.push(
    ['For', spec.channel === undefined ? 'All producers' : CHANNELS[spec.channel]],
    ['States', spec.states ? listed(spec.states.map((code) => stateRef(code).name)) : 'All states'],
  );
  if (spec.products) {
    facts.push(['Products', listed(spec.products.map((slug) => productRef(slug).name))]);
  }
  if (spec.from !== undefined) facts.push(['New business', '{long:from}']);
  if (spec.renewals !== undefined) facts.push(['Renewals', `{long:${spec.renewals}}`]);
  return facts;
}

const CHANNELS: Record<NonNullable<ContentSeed['channel']>, string> = {
  independent: 'Independent producers',
  exclusive: 'Exclusive agents',
  direct: 'Our own desks',
  partner: 'Partners',
};
