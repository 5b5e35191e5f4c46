import { useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react';
import type { ParsedTemplate, Slot, TemplateElement, TemplateNode } from './parse-template.ts';

export interface TemplateSvgProps {
  readonly template: ParsedTemplate;
  /** What is printed in each slot of a text, by its key. */
  readonly values: Readonly<Record<string, string>>;
  /** The address in each slot of a picture, by its key: judged, because the page asks for it. */
  readonly pictures?: Readonly<Record<string, string>> | undefined;
  /** What it is a picture of. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<SVGSVGElement>;
}

/** A template with its slots filled, as it will be printed: an empty slot prints nothing. */
export function TemplateSvg({
  template,
  values,
  pictures = {},
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
      // A drawing is laid out by its own places, whatever the page around it reads like.
      direction="ltr"
      role="img"
      aria-label={label}
      className={className}
    >
      {children.map((node, index) => renderNode(node, index, { values, pictures }))}
    </svg>
  );
}

type Fillings = Record<'values' | 'pictures', Readonly<Record<string, string>>>;

function renderNode(node: TemplateNode, index: number, fillings: Fillings) {
  if (typeof node === 'string') return node.trim() === '' ? null : node;
  const { element: Element, props, slot, children } = node;
  if (slot) {
    // By what is drawn, not by what the field is called: a picture that somebody typed is none.
    const filling = Element === 'image' ? fillings.pictures : fillings.values;
    return <FilledSlot key={index} node={node} slot={slot} value={filling[slot.key] ?? ''} />;
  }
  return (
    <Element key={index} {...props}>
      {children.map((child, place) => renderNode(child, place, fillings))}
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
    // Another text is measured anew.
    <FittedText key={value} {...props} width={width}>
      {value}
    </FittedText>
  );
}

interface FittedTextProps extends Omit<ComponentProps<'text'>, 'children' | 'width' | 'ref'> {
  readonly width: number | null;
  readonly children: string;
}

/** One line that is never wider than its place: its letters shrink as far as they must. */
function FittedText({ width, children, fontSize = 16, ...rest }: FittedTextProps) {
  const text = useRef<SVGTextElement>(null);
  const size = Number.parseFloat(String(fontSize)) || 16;
  useLayoutEffect(() => {
    const line = text.current;
    // Not every place that draws also measures.
    if (!line || width === null || !('getComputedTextLength' in line)) return;
    line.setAttribute('font-size', String(size));
    const drawn = line.getComputedTextLength();
    if (drawn > width) line.setAttribute('font-size', ((size * width) / drawn).toFixed(2));
  }, [size, width]);
  return (
    <text {...rest} ref={text} fontSize={size}>
      {children}
    </text>
  );
}
