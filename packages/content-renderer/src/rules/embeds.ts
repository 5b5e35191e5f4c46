import { copyElement, isBlank, isElement, getStyle, type SafeElement } from '../tree.ts';

/**
 * Keeps the aspect ratio of videos and players at any width. The ratio comes from a frame's width and
 * height, or from the padding of a page builder's wrapper. That padding is then removed.
 */
export function fitEmbed(node: SafeElement): SafeElement {
  const { tag, props, children } = node;
  const style = getStyle(props);
  const { width, height } = props;
  if (tag === 'iframe' && typeof width === 'number' && typeof height === 'number') {
    const aspectRatio = `${width} / ${height}`;
    return copyElement(node, { props: { style: { aspectRatio, ...style } } });
  }
  if (!style?.paddingBottom && !style?.paddingTop) return node;
  const { paddingBottom, paddingTop, height: _height, ...rest } = style;
  const [, percent] = /^(\d*\.?\d+)%$/.exec(paddingBottom ?? paddingTop ?? '') ?? [];
  if (!Number(percent)) return node;
  const [embed, ...others] = children.filter((child) => !isBlank(child));
  if (others.length > 0 || !isElement(embed)) return node;
  if (embed.tag !== 'iframe' && embed.tag !== 'video') return node;
  const aspectRatio = `100 / ${percent}`;
  const responsiveEmbed = copyElement(embed, {
    props: { style: { ...getStyle(embed.props), aspectRatio } },
  });
  return copyElement(node, { props: { style: rest }, children: [responsiveEmbed] });
}
