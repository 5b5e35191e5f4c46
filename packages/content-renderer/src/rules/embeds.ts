import { change, isElement, styleOf, type SafeElement, type SafeStyle } from '../tree.ts';
import { isGap } from './gaps.ts';

const PERCENT = /^(\d+(?:\.\d+)?)%$/;

/** The height that a page builder reserves by a padding, in percent of the width. */
function reserved(style: SafeStyle | undefined): string | undefined {
  return PERCENT.exec(style?.paddingBottom ?? style?.paddingTop ?? '')?.[1];
}

/**
 * Films and players keep their ratio at any width: a frame that of its own width and height, and one
 * in a page builder's box of padding the ratio of that box, which then stands for nothing else.
 */
export function fitEmbed(element: SafeElement): SafeElement {
  const { tag, props, children } = element;
  const style = styleOf(props);
  if (tag === 'iframe') {
    const { width, height } = props;
    if (typeof width !== 'number' || typeof height !== 'number') return element;
    return change(element, { props: { style: { aspectRatio: `${width} / ${height}`, ...style } } });
  }
  const percent = reserved(style);
  if (percent === undefined || Number(percent) === 0) return element;
  const held = children.filter((child) => !isGap(child));
  const [embed] = held;
  if (held.length !== 1 || !(isElement(embed, 'iframe') || isElement(embed, 'video')))
    return element;
  const { paddingBottom: _bottom, paddingTop: _top, height: _height, ...rest } = style ?? {};
  const fitted = change(embed, {
    props: { style: { ...styleOf(embed.props), aspectRatio: `100 / ${percent}` } },
  });
  return change(element, { props: { style: rest }, children: [fitted] });
}
