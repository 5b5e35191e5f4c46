import { change, styleOf, type SafeElement } from '../tree.ts';

/** Classes by which editors put a picture, a figure or a table to one side. */
const boxes = new Map([
  ['alignleft', 'left'],
  ['alignright', 'right'],
  ['aligncenter', 'center'],
  ['align-left', 'left'],
  ['align-right', 'right'],
  ['align-center', 'center'],
  ['image-style-side', 'right'],
  ['image-style-align-left', 'left'],
  ['image-style-align-right', 'right'],
  ['image-style-align-center', 'center'],
]);
/** Classes by which they align words. */
const texts = new Map([
  ['has-text-align-left', 'left'],
  ['has-text-align-center', 'center'],
  ['has-text-align-right', 'right'],
  ['text-align-left', 'left'],
  ['text-align-center', 'center'],
  ['text-align-right', 'right'],
  ['text-align-justify', 'justify'],
  ['text-left', 'left'],
  ['text-center', 'center'],
  ['text-right', 'right'],
  ['ql-align-center', 'center'],
  ['ql-align-right', 'right'],
  ['ql-align-justify', 'justify'],
]);

/** Keeps the side that an editor chose by a class; an inline style of its own wins. */
export function keepAlignment(element: SafeElement): SafeElement {
  let current = element;
  for (const name of element.classes) {
    const side = boxes.get(name);
    if (side) current = change(current, { props: { 'data-align': side } });
    const textAlign = texts.get(name);
    if (textAlign) {
      current = change(current, { props: { style: { textAlign, ...styleOf(current.props) } } });
    }
  }
  return current;
}
