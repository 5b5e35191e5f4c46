import { change, isBlank, isElement, styleOf, type SafeElement } from '../tree.ts';

/**
 * Films and players keep their ratio at any width: a frame that of its own width and height, and one
 * in a page builder's box of padding the ratio of that box, which then stands for nothing else.
 */
export function fitEmbed(node: SafeElement): SafeElement {
  const { tag, props, children } = node;
  const style = styleOf(props);
  const { width, height } = props;
  if (tag === 'iframe' && typeof width === 'number' && typeof height === 'number') {
    const aspectRatio = `${width} / ${height}`;
    return change(node, { props: { style: { aspectRatio, ...style } } });
  }
  if (!style) return node;
  const { paddingBottom, paddingTop, height: _height, ...rest } = style;
  const [, percent] = /^(\d*\.?\d+)%$/.exec(paddingBottom ?? paddingTop ?? '') ?? [];
  if (!Number(percent)) return node;
  const [embed, ...others] = children.filter((child) => !isBlank(child));
  if (others.length > 0 || !isElement(embed)) return node;
  if (embed.tag !== 'iframe' && embed.tag !== 'video') return node;
  const aspectRatio = `100 / ${percent}`;
  const fitted = change(embed, { props: { style: { ...styleOf(embed.props), aspectRatio } } });
  return change(node, { props: { style: rest }, children: [fitted] });
}
