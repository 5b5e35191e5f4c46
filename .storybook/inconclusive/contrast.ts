import { blend, getContrastRatio, toRgba, getSystemColor, type Rgba } from '../color.ts';

/** Thrown with the reason why a contrast cannot be measured. */
class UnmeasurableError extends Error {}

/** The possible colors of a layer; empty for a transparent one. */
type Layer = readonly Rgba[];

const isPainted = (color: Rgba) => color[3] > 0;
const isOpaque = (layer: Layer) => layer.length > 0 && layer.every((color) => color[3] === 1);

/** All colors in a computed value, such as the stops of a gradient. */
function parseColors(value: string): Rgba[] {
  return [...value.matchAll(/\b(?:rgba?|hsla?|oklch|oklab|lch|lab|color)\([^()]*\)/g)].map(
    ([color]) => toRgba(color),
  );
}

/** The colors of an SVG paint: one color, or all colors of a pattern or gradient. */
function getPaintLayer(paint: string): Layer {
  const id = /^url\("#(.+)"\)$/.exec(paint)?.[1];
  const paintServer = id && document.getElementById(id);
  if (!paintServer) return paint === 'none' ? [] : [toRgba(paint)].filter(isPainted);
  return [...paintServer.querySelectorAll('*')].flatMap((part) => {
    const { fill, stroke, stopColor } = getComputedStyle(part);
    return part instanceof SVGStopElement
      ? [toRgba(stopColor)]
      : [fill, stroke].flatMap(getPaintLayer).filter(isPainted);
  });
}

/** The layers that an element paints, without its content. */
function getLayers(element: Element): Layer[] {
  if (element.matches('img, video, canvas, iframe, image, use')) {
    throw new UnmeasurableError('an image is behind the text');
  }
  const style = getComputedStyle(element);
  if (element instanceof SVGGeometryElement) return [getPaintLayer(style.fill)];
  if (element instanceof SVGElement) return [];
  for (const pseudoElement of ['::before', '::after']) {
    const { content, backgroundColor, backgroundImage } = getComputedStyle(element, pseudoElement);
    const isRendered = content !== 'none' && content !== 'normal';
    if (isRendered && (isPainted(toRgba(backgroundColor)) || backgroundImage !== 'none')) {
      throw new UnmeasurableError(`a painted ${pseudoElement} may be behind the text`);
    }
  }
  if (style.backgroundImage.includes('url('))
    throw new UnmeasurableError('an image is behind the text');
  // A gradient might not cover its whole box.
  const gradient = parseColors(style.backgroundImage);
  return [
    gradient.length > 0 ? [...gradient, [0, 0, 0, 0] as Rgba] : [],
    [toRgba(style.backgroundColor)].filter(isPainted),
  ];
}

/** Blends layers, topmost first, with the page's background; returns all possible colors. */
function blendLayers(layers: readonly Layer[]): Rgba[] {
  let possibleColors: Rgba[] = [toRgba(getSystemColor('Canvas'))];
  for (const layer of layers.toReversed()) {
    if (layer.length === 0) continue;
    const below = possibleColors;
    possibleColors = layer.flatMap((color) =>
      color[3] === 1 ? [color] : below.map((background) => blend(color, background)),
    );
  }
  return possibleColors;
}

/** The line boxes of an element's own text. */
function getLineBoxes(element: Element): DOMRect[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  });
}

/**
 * Possible colors behind an element at a point: empty if the element is covered there, undefined if the point is
 * outside of it.
 */
function getBackgroundsAt(element: Element, x: number, y: number): Rgba[] | undefined {
  const stack = document.elementsFromPoint(x, y);
  const index = stack.indexOf(element);
  if (index < 0) return undefined;
  const above = stack.slice(0, index).flatMap(getLayers).flat();
  if (above.some((color) => color[3] === 1)) return [];
  if (above.some(isPainted)) throw new UnmeasurableError('a translucent element is over the text');
  const layers: Layer[] = [];
  for (const part of stack.slice(index)) {
    layers.push(...getLayers(part));
    // Nothing below an opaque layer is visible.
    if (layers.some(isOpaque)) break;
  }
  return blendLayers(layers);
}

/** The outline behind SVG text, if it is wide enough to serve as its background. */
function getOutlineLayer(element: Element): Layer {
  const { paintOrder, stroke, strokeWidth } = getComputedStyle(element);
  const isHalo = element instanceof SVGTextContentElement && paintOrder.startsWith('stroke');
  return isHalo && Number.parseFloat(strokeWidth) >= 2 ? getPaintLayer(stroke) : [];
}

const pointerEventsStylesheet = new CSSStyleSheet();
pointerEventsStylesheet.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');

/**
 * Runs measurements of {@link findContrastProblem} while hit testing also finds elements with
 * `pointer-events: none`. The stylesheet is added once for all measurements, because adding it for each is slow.
 */
export function withAllPointerEvents<Result>(measure: () => Result): Result {
  document.adoptedStyleSheets.push(pointerEventsStylesheet);
  try {
    return measure();
  } finally {
    document.adoptedStyleSheets.pop();
  }
}

function findBackgrounds(element: Element): Rgba[] {
  const outlineColors = getOutlineLayer(element);
  if (outlineColors.length > 0) return [...outlineColors];
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const backgrounds = getLineBoxes(element).flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((part) => {
      const possibleBackground = getBackgroundsAt(element, left + width * part, top + height / 2);
      return possibleBackground ? [possibleBackground] : [];
    }),
  );
  if (backgrounds.length === 0) throw new UnmeasurableError('hit testing does not find the text');
  return backgrounds.flat();
}

function assertMeasurableText(element: Element): void {
  if (getComputedStyle(element).textShadow !== 'none')
    throw new UnmeasurableError('the text has a shadow');
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { opacity, filter, mixBlendMode } = getComputedStyle(current);
    if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') {
      throw new UnmeasurableError('the text is translucent, filtered, or blended');
    }
  }
}

/** Records the scroll positions of all ancestors; returns a function that restores them. */
function saveScrollPositions(element: Element): () => void {
  const before: [Element, number, number][] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    before.push([parent, parent.scrollLeft, parent.scrollTop]);
  }
  return () => {
    for (const [parent, left, top] of before) parent.scrollTo({ left, top, behavior: 'instant' });
  };
}

/** Returns 7, or 4.5 for large text (WCAG 1.4.6). */
function getRequiredRatio(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7;
}

/**
 * Measures the contrast of an element's text with everything behind it, at three points of each line. Call it within
 * {@link withAllPointerEvents}.
 *
 * @returns why the contrast is too low or cannot be measured; undefined if it is high enough everywhere.
 */
export function findContrastProblem(element: Element): string | undefined {
  const isEmptyField =
    element instanceof HTMLInputElement && !element.value && !element.placeholder;
  // WCAG 1.4.6 does not apply to text that is part of an image. The image has an accessible name.
  if (isEmptyField || element.closest('svg[role="img"]')) return undefined;
  const restoreScroll = saveScrollPositions(element);
  try {
    assertMeasurableText(element);
    const { color, fill } = getComputedStyle(element);
    const textColor = toRgba(element instanceof SVGElement ? fill : color);
    const lowest = Math.min(
      ...findBackgrounds(element).map((background) =>
        getContrastRatio(blend(textColor, background), background),
      ),
    );
    const required = getRequiredRatio(element);
    return lowest < required
      ? `its contrast is ${lowest.toFixed(2)} to 1, but ${required} to 1 is required`
      : undefined;
  } catch (error) {
    if (error instanceof UnmeasurableError) return error.message;
    throw error;
  } finally {
    restoreScroll();
  }
}
