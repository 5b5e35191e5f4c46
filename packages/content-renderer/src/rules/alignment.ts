import { copyElement, getStyle, type SafeElement } from '../tree.ts';

/** Editors' classes that align text, or that move an image or a table to one side. */
const ALIGNMENT_CLASS = /^(has-text|text|ql)?.*(left|right|center|justify|side)$/;

/** Applies the alignment of an editor's class. An inline style takes precedence. */
export function applyAlignment(element: SafeElement): SafeElement {
  let current = element;
  for (const name of element.classes) {
    const [, isText, side] = ALIGNMENT_CLASS.exec(name) ?? [];
    if (!side) continue;
    current = copyElement(current, {
      props: isText
        ? { style: { textAlign: side, ...getStyle(current.props) } }
        : { 'data-align': side === 'side' ? 'right' : side },
    });
  }
  return current;
}
