import { copyElement, type SafeElement } from '../tree.ts';
import { createWordMap } from '../word-set.ts';
import { LAYOUT_BLOCK } from './rule.ts';

/** Tones by the last part of a page builder's class. */
const tones = createWordMap({
  'callout alert note info primary secondary': 'info',
  'tip success': 'success',
  'important warning': 'warning',
  'caution danger': 'danger',
});

/** Converts a page builder's callout to a note with a tone. */
export function markCallout(element: SafeElement): SafeElement {
  let tone: string | undefined;
  // In `alert alert-danger`, the specific name comes last.
  for (const name of element.classes) tone = tones.get(name.replace(/^\w+-/, '')) ?? tone;
  if (!tone || !LAYOUT_BLOCK.test(element.tag)) return element;
  return copyElement(element, { props: { role: 'note', 'data-callout': tone } });
}
