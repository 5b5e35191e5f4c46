import { change, type SafeElement } from '../tree.ts';
import { byWord } from '../word-set.ts';
import { MARKED_BLOCK } from './rule.ts';

/** By what a page builder's class says last. */
const tones = byWord({
  'callout alert note info primary secondary': 'info',
  'tip success': 'success',
  'important warning': 'warning',
  'caution danger': 'danger',
});

/** A block that a page builder marks as a callout becomes a note with a tone. */
export function markCallout(element: SafeElement): SafeElement {
  let tone: string | undefined;
  // `alert alert-danger`: the exact name follows the general one.
  for (const name of element.classes) tone = tones.get(name.replace(/^\w+-/, '')) ?? tone;
  if (!tone || !MARKED_BLOCK.test(element.tag)) return element;
  return change(element, { props: { role: 'note', 'data-callout': tone } });
}
