import { change, getStyle, type SafeElement } from '../tree.ts';

/** Editors' classes that align text, or that put an image or a table at one side. */
const ALIGNMENT_CLASS = /^(has-text|text|ql)?.*(left|right|center|justify|side)$/;

/** Applies the alignment from an editor's class; an inline style takes precedence. */
export function keepAlignment(element: SafeElement): SafeElement {
  let current = element;
  for (const name of element.classes) {
    const [, isText, side] = ALIGNMENT_CLASS.exec(name) ?? [];
    if (!side) continue;
    current = change(current, {
      props: isText
        ? { style: { textAlign: side, ...getStyle(current.props) } }
        : { 'data-align': side === 'side' ? 'right' : side },
    });
  }
  return current;
}
