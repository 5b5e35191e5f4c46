import { change, isElement, styleOf, type SafeElement } from '../tree.ts';

/** A page builder's captioned block is a figure. */
export function formFigure(node: SafeElement): SafeElement {
  const { tag, classes } = node;
  const isDivision = tag === 'div';
  if (classes.includes('wp-caption-text') && (isDivision || tag === 'p')) {
    return change(node, { tag: 'figcaption' });
  }
  return classes.includes('wp-caption') && isDivision ? change(node, { tag: 'figure' }) : node;
}

/** A picture at one side takes its caption along: its figure stands there, as wide as the picture was to be. */
export function alignFigure(node: SafeElement): SafeElement {
  const picture = node.children.find((child) => isElement(child, 'img'));
  const caption = node.children.find((child) => isElement(child, 'figcaption'));
  if (!isElement(picture) || !caption || node.props['data-align']) return node;
  const { style: _style, 'data-align': aligned, ...props } = picture.props;
  const { float, width, maxWidth, ...own } = styleOf(picture.props) ?? {};
  const side = float ?? aligned;
  if (side !== 'left' && side !== 'right') return node;
  // The figure keeps its distance by itself.
  const look = Object.entries(own).filter(([name]) => !name.startsWith('margin'));
  const style = Object.fromEntries(width ? [...look, ['width', '100%']] : look);
  const moved = { ...picture, props: { ...props, style } };
  const measure = { ...(width && { width }), ...(maxWidth && { maxWidth }) };
  return change(node, {
    props: { 'data-align': side, style: { ...styleOf(node.props), ...measure } },
    children: node.children.map((child) => (child === picture ? moved : child)),
  });
}
