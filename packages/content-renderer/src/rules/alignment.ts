import { change, styleOf, type SafeElement } from '../tree.ts';

/** The classes by which editors align words, and those that put a picture or a table to one side. */
const SIDE = /^(has-text|text|ql)?.*(left|right|center|justify|side)$/;

/** Keeps the side that an editor chose by a class; an inline style of its own wins. */
export function keepAlignment(element: SafeElement): SafeElement {
  let current = element;
  for (const name of element.classes) {
    const [, wordSet, side] = SIDE.exec(name) ?? [];
    if (!side) continue;
    current = change(current, {
      props: wordSet
        ? { style: { textAlign: side, ...styleOf(current.props) } }
        : { 'data-align': side === 'side' ? 'right' : side },
    });
  }
  return current;
}
