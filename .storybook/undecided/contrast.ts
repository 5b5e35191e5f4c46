import { contrast, over, rgba, systemColor, type Rgba } from '../color.ts';

/** Why the contrast of some words cannot be told. */
class Undetermined extends Error {}

/** The colors of which any may be there; none where nothing is painted. */
type Layer = readonly Rgba[];

const isPainted = (color: Rgba) => color[3] > 0;
const isOpaque = (layer: Layer) => layer.length > 0 && layer.every((color) => color[3] === 1);

/** Every color that is named in a computed value, such as the stops of a gradient. */
function colorsIn(value: string): Rgba[] {
  return [...value.matchAll(/\b(?:rgba?|hsla?|oklch|oklab|lch|lab|color)\([^()]*\)/g)].map(
    ([color]) => rgba(color),
  );
}

/** A paint of SVG: one color, or all that a pattern or a gradient is made of. */
function paintLayer(paint: string): Layer {
  const id = /^url\("#(.+)"\)$/.exec(paint)?.[1];
  const server = id && document.getElementById(id);
  if (!server) return paint === 'none' ? [] : [rgba(paint)].filter(isPainted);
  return [...server.querySelectorAll('*')].flatMap((part) => {
    const { fill, stroke, stopColor } = getComputedStyle(part);
    return part instanceof SVGStopElement
      ? [rgba(stopColor)]
      : [fill, stroke].flatMap(paintLayer).filter(isPainted);
  });
}

/** What an element puts on the page at a point that is within it, its content apart. */
function layersOf(element: Element): Layer[] {
  if (element.matches('img, video, canvas, iframe, image, use')) {
    throw new Undetermined('a picture is behind the words');
  }
  const style = getComputedStyle(element);
  if (element instanceof SVGGeometryElement) return [paintLayer(style.fill)];
  if (element instanceof SVGElement) return [];
  for (const box of ['::before', '::after']) {
    const { content, backgroundColor, backgroundImage } = getComputedStyle(element, box);
    const rendered = content !== 'none' && content !== 'normal';
    if (rendered && (isPainted(rgba(backgroundColor)) || backgroundImage !== 'none')) {
      throw new Undetermined(`a painted ${box} may be behind the words`);
    }
  }
  if (style.backgroundImage.includes('url('))
    throw new Undetermined('a picture is behind the words');
  // A gradient may leave parts of its box free.
  const gradient = colorsIn(style.backgroundImage);
  return [
    gradient.length > 0 ? [...gradient, [0, 0, 0, 0] as Rgba] : [],
    [rgba(style.backgroundColor)].filter(isPainted),
  ];
}

/** All that can be seen where the layers, the uppermost first, lie on the ground of the page. */
function flatten(layers: readonly Layer[]): Rgba[] {
  let seen: Rgba[] = [rgba(systemColor('Canvas'))];
  for (const layer of layers.toReversed()) {
    if (layer.length === 0) continue;
    const below = seen;
    seen = layer.flatMap((color) =>
      color[3] === 1 ? [color] : below.map((ground) => over(color, ground)),
    );
  }
  return seen;
}

/** The words that are the element's own, line by line. */
function lines(element: Element): DOMRect[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  });
}

/** What may be behind the element's words at a point: nothing where they are covered; undefined outside of what is drawn. */
function groundsAt(element: Element, x: number, y: number): Rgba[] | undefined {
  const stack = document.elementsFromPoint(x, y);
  const at = stack.indexOf(element);
  if (at < 0) return undefined;
  const above = stack.slice(0, at).flatMap(layersOf).flat();
  if (above.some((color) => color[3] === 1)) return [];
  if (above.some(isPainted))
    throw new Undetermined('something half transparent lies over the words');
  const layers: Layer[] = [];
  for (const part of stack.slice(at)) {
    layers.push(...layersOf(part));
    // What lies under an opaque layer is not seen.
    if (layers.some(isOpaque)) break;
  }
  return flatten(layers);
}

/** SVG draws an outline of the words under them, wide enough to be what they stand on. */
function outline(element: Element): Layer {
  const { paintOrder, stroke, strokeWidth } = getComputedStyle(element);
  const isHalo = element instanceof SVGTextContentElement && paintOrder.startsWith('stroke');
  return isHalo && Number.parseFloat(strokeWidth) >= 2 ? paintLayer(stroke) : [];
}

const everythingHit = new CSSStyleSheet();
everythingHit.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');

/**
 * Runs measurements of {@link contrastFault} while hit testing finds what takes no clicks, too. The
 * stylesheet concerns every element, so adding it once for all measurements saves most of their time.
 */
export function withEverythingHit<Result>(measure: () => Result): Result {
  document.adoptedStyleSheets.push(everythingHit);
  try {
    return measure();
  } finally {
    document.adoptedStyleSheets.pop();
  }
}

function groundsOf(element: Element): Rgba[] {
  const own = outline(element);
  if (own.length > 0) return [...own];
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const grounds = lines(element).flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((part) => {
      const found = groundsAt(element, left + width * part, top + height / 2);
      return found ? [found] : [];
    }),
  );
  if (grounds.length === 0) throw new Undetermined('no point of the words can be hit');
  return grounds.flat();
}

function assertPlain(element: Element): void {
  if (getComputedStyle(element).textShadow !== 'none')
    throw new Undetermined('the words have a shadow');
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { opacity, filter, mixBlendMode } = getComputedStyle(at);
    if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') {
      throw new Undetermined('the words are drawn half transparent, filtered or blended');
    }
  }
}

/** Notes how far everything around an element is scrolled, and returns what puts it back. */
function rememberScroll(element: Element): () => void {
  const before: [Element, number, number][] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    before.push([at, at.scrollLeft, at.scrollTop]);
  }
  return () => {
    for (const [at, left, top] of before) at.scrollTo({ left, top, behavior: 'instant' });
  };
}

/** 7 to 1, and 4.5 for large words (WCAG 1.4.6). */
function wantedRatio(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7;
}

/**
 * Measures the words of an element against all that is painted behind them: at three points of each line, through
 * everything that lies there, down to the page. Runs within {@link withEverythingHit}.
 *
 * @returns why the contrast is too low or cannot be told; undefined where it is high enough everywhere.
 */
export function contrastFault(element: Element): string | undefined {
  const hasNoWords = element instanceof HTMLInputElement && !element.value && !element.placeholder;
  // Words within a drawing are part of a picture, which 1.4.6 leaves out; the picture has its name.
  if (hasNoWords || element.closest('svg[role="img"]')) return undefined;
  const scrollBack = rememberScroll(element);
  try {
    assertPlain(element);
    const { color, fill } = getComputedStyle(element);
    const ink = rgba(element instanceof SVGElement ? fill : color);
    const least = Math.min(
      ...groundsOf(element).map((ground) => contrast(over(ink, ground), ground)),
    );
    const wanted = wantedRatio(element);
    return least < wanted
      ? `its contrast is ${least.toFixed(2)} to 1 where ${wanted} is asked for`
      : undefined;
  } catch (error) {
    if (error instanceof Undetermined) return error.message;
    throw error;
  } finally {
    scrollBack();
  }
}
