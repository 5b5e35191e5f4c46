import { change, styleOf, type SafeElement } from '../tree.ts';

/** Classes by which editors put a picture, a figure or a table to one side, and align words. */
const BOX = /^(?:image-style-)?align-?(left|right|center)$/;
const WORDS = /^(?:(?:has-)?text-(?:align-)?|ql-align-)(left|center|right|justify)$/;

/** Keeps the side that an editor chose by a class; an inline style of its own wins. */
export function keepAlignment(element: SafeElement): SafeElement {
  let current = element;
  for (const name of element.classes) {
    const side = name === 'image-style-side' ? 'right' : BOX.exec(name)?.[1];
    if (side) current = change(current, { props: { 'data-align': side } });
    const textAlign = WORDS.exec(name)?.[1];
    if (textAlign) {
      current = change(current, { props: { style: { textAlign, ...styleOf(current.props) } } });
    }
  }
  return current;
}
