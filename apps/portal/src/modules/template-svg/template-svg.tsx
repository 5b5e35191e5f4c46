import { useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react';
import type { ParsedTemplate, Slot, TemplateElement, TemplateNode } from './parse-template.ts';

export interface TemplateSvgProps {
  readonly template: ParsedTemplate;
  /** Text by slot key. */
  readonly values: Readonly<Record<string, string>>;
  /** Image URLs by slot key. They must be checked, because the page loads them. */
  readonly images?: Readonly<Record<string, string>> | undefined;
  /** Accessible name of the image. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<SVGSVGElement>;
}

/** A template with its slots filled, as it will be printed. An empty slot prints nothing. */
export function TemplateSvg({
  template,
  values,
  images = {},
  label,
  className,
  ref,
}: TemplateSvgProps) {
  const { viewBox, props, children } = template;
  return (
    <svg
      {...props}
      xmlns="http://www.w3.org/2000/svg"
      ref={ref}
      viewBox={viewBox}
      // Positions in the SVG don't depend on the page's text direction.
      direction="ltr"
      role="img"
      aria-label={label}
      className={className}
    >
      {children.map((node, index) => renderNode(node, index, { values, images }))}
    </svg>
  );
}

type SlotValues = Record<'values' | 'images', Readonly<Record<string, string>>>;

function renderNode(node: TemplateNode, index: number, slotValues: SlotValues) {
  if (typeof node === 'string') return node.trim() === '' ? null : node;
  const { element: Element, props, slot, children } = node;
  if (slot) {
    // Choose by element, not by field name: typed text must never become an image URL.
    const source = Element === 'image' ? slotValues.images : slotValues.values;
    return <FilledSlot key={index} node={node} slot={slot} value={source[slot.key] ?? ''} />;
  }
  return (
    <Element key={index} {...props}>
      {children.map((child, childIndex) => renderNode(child, childIndex, slotValues))}
    </Element>
  );
}

interface FilledSlotProps {
  readonly node: TemplateElement;
  readonly slot: Slot;
  readonly value: string;
}

function FilledSlot({ node: { element, props }, slot: { width }, value }: FilledSlotProps) {
  if (value === '') return null;
  if (element === 'image') {
    return <image {...props} href={value} preserveAspectRatio="xMidYMid meet" />;
  }
  return (
    // The key remounts the element, so that new text is measured again.
    <FittedText key={value} {...props} width={width}>
      {value}
    </FittedText>
  );
}

interface FittedTextProps extends Omit<ComponentProps<'text'>, 'children' | 'width' | 'ref'> {
  readonly width: number | null;
  readonly children: string;
}

/** A line of text that shrinks to fit the width of its slot. */
function FittedText({ width, children, fontSize = 16, ...rest }: FittedTextProps) {
  const text = useRef<SVGTextElement>(null);
  const size = Number.parseFloat(String(fontSize)) || 16;
  useLayoutEffect(() => {
    const line = text.current;
    // Test environments can't measure text.
    if (!line || width === null || !('getComputedTextLength' in line)) return;
    line.setAttribute('font-size', String(size));
    const measured = line.getComputedTextLength();
    if (measured > width) line.setAttribute('font-size', ((size * width) / measured).toFixed(2));
  }, [size, width]);
  return (
    <text {...rest} ref={text} fontSize={size}>
      {children}
    </text>
  );
}
