import { change, type SafeElement } from '../tree.ts';

/** Class names by which page builders mark a callout, and the tone of each. */
const tones = new Map([
  ['callout', 'info'],
  ['alert', 'info'],
  ['note', 'info'],
  ['callout-info', 'info'],
  ['alert-info', 'info'],
  ['alert-primary', 'info'],
  ['alert-secondary', 'info'],
  ['tip', 'success'],
  ['callout-success', 'success'],
  ['alert-success', 'success'],
  ['important', 'warning'],
  ['warning', 'warning'],
  ['callout-warning', 'warning'],
  ['alert-warning', 'warning'],
  ['caution', 'danger'],
  ['danger', 'danger'],
  ['callout-danger', 'danger'],
  ['alert-danger', 'danger'],
]);
const HOLDERS = new Set(['div', 'aside', 'section', 'blockquote', 'p']);

/** A block that a page builder marks as a callout becomes a note with a tone. */
export function markCallout(element: SafeElement): SafeElement {
  if (!HOLDERS.has(element.tag)) return element;
  const found = element.classes.flatMap((name) => tones.get(name) ?? []);
  // `alert alert-danger`: the exact name wins over the general one.
  const tone = found.find((name) => name !== 'info') ?? found[0];
  if (tone === undefined) return element;
  return change(element, { props: { role: 'note', 'data-callout': tone } });
}
