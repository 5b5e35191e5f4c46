import { change, type SafeElement } from '../tree.ts';

/** Class names by which page builders mark a callout; what it is about comes last. */
const CALLOUT =
  /^(?:(?:callout|alert)(?:-(info|primary|secondary|success|warning|danger))?|note|(tip)|(important|warning)|(caution|danger))$/;
const HOLDERS = new Set(['div', 'aside', 'section', 'blockquote', 'p']);

function toneOf(name: string): string | undefined {
  const match = CALLOUT.exec(name);
  if (!match) return undefined;
  const [, said, tip, warning, danger] = match;
  if (tip) return 'success';
  if (warning) return 'warning';
  if (danger) return 'danger';
  return said && !/^(?:primary|secondary)$/.test(said) ? said : 'info';
}

/** A block that a page builder marks as a callout becomes a note with a tone. */
export function markCallout(element: SafeElement): SafeElement {
  if (!HOLDERS.has(element.tag)) return element;
  const tones = element.classes.flatMap((name) => toneOf(name) ?? []);
  // `alert alert-danger`: the exact name wins over the general one.
  const tone = tones.find((each) => each !== 'info') ?? tones[0];
  if (tone === undefined) return element;
  return change(element, { props: { role: 'note', 'data-callout': tone } });
}
