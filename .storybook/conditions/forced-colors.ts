import { getContrastRatio, toRgba, getSystemColor } from '../color.ts';
import { withMedia } from './device.ts';
import { isShown, describeElement, findVisibleControls } from './page.ts';

/** True if the contrast is enough for graphics (WCAG 1.4.11). */
function hasGraphicsContrast(one: string, other: string): boolean {
  const first = toRgba(one);
  if (first[3] < 0.1) return false;
  return getContrastRatio(first, toRgba(other)) >= 3;
}

/** The background color behind an element. */
function getBackgroundColor(element: Element | null): string {
  for (let current = element; current; current = current.parentElement) {
    const { backgroundColor } = getComputedStyle(current);
    if (toRgba(backgroundColor)[3] > 0.5) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** True if a border, an outline, or a fill separates the element or pseudo-element from its background. */
function hasEdge(style: CSSStyleDeclaration, background: string): boolean {
  const hasBorder = sides.some(
    (side) =>
      Number.parseFloat(style[`border${side}Width`]) >= 1 &&
      !['none', 'hidden'].includes(style[`border${side}Style`]) &&
      hasGraphicsContrast(style[`border${side}Color`], background),
  );
  const hasOutline =
    style.outlineStyle !== 'none' &&
    Number.parseFloat(style.outlineWidth) >= 1 &&
    hasGraphicsContrast(style.outlineColor, background);
  // The system color of buttons can look like the page's color, so a fill with it doesn't make an edge.
  const fill =
    style.backgroundColor === getSystemColor('ButtonFace') ? background : style.backgroundColor;
  return hasBorder || hasOutline || hasGraphicsContrast(fill, background);
}

const pseudoElements = [undefined, '::before', '::after'] as const;
type PseudoElement = (typeof pseudoElements)[number];

/** A shape that is visible only because of its background color. */
interface Shape {
  element: Element;
  pseudoElement: PseudoElement;
}

function findPaintedShapes(): Shape[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (!isShown(element) || element.closest('svg, img, video')) return [];
    // An element that covers the page is a dialog's backdrop. It can disappear, because the dialog has an edge of its own.
    if (element.clientWidth >= innerWidth && element.clientHeight >= innerHeight) return [];
    return pseudoElements.flatMap((pseudoElement) => {
      const style = getComputedStyle(element, pseudoElement);
      if (pseudoElement && (style.content === 'none' || style.display === 'none')) return [];
      const hasContent = pseudoElement
        ? !['""', "''", 'normal'].includes(style.content)
        : element.childNodes.length > 0 || element.matches('input, select, textarea');
      const isSmall = pseudoElement
        ? Number.parseFloat(style.width) < 3 || Number.parseFloat(style.height) < 3
        : Math.min(element.clientWidth, element.clientHeight) < 3;
      if (hasContent || isSmall) return [];
      const background = getBackgroundColor(pseudoElement ? element : element.parentElement);
      return hasGraphicsContrast(style.backgroundColor, background)
        ? [{ element, pseudoElement }]
        : [];
    });
  });
}

/** True if the browser draws the control, or if a part of the control has an underline, an edge, or a visible icon. */
function looksLikeControl(control: HTMLElement): boolean {
  if (control.matches('input, select, textarea')) {
    const { appearance } = getComputedStyle(control);
    return appearance !== 'none';
  }
  const background = getBackgroundColor(control);
  const parts = [control, ...control.querySelectorAll<HTMLElement>('*')];
  return parts.some((part) => {
    const style = getComputedStyle(part);
    if (
      style.textDecorationLine.includes('underline') ||
      hasEdge(style, getBackgroundColor(part.parentElement))
    )
      return true;
    if (part instanceof SVGSVGElement) return hasGraphicsContrast(style.color, background);
    if (part instanceof SVGGeometryElement) {
      // A pattern always counts as visible.
      return [style.fill, style.stroke].some(
        (paint) =>
          paint.startsWith('url(') || (paint !== 'none' && hasGraphicsContrast(paint, background)),
      );
    }
    return false;
  });
}

/** True if the control's parent has an edge, which a field and its button can share. */
function hasFrame(control: HTMLElement): boolean {
  const frame = control.parentElement;
  return (
    frame !== null &&
    frame.offsetHeight <= control.offsetHeight + 16 &&
    hasEdge(getComputedStyle(frame), getBackgroundColor(frame.parentElement))
  );
}

/**
 * Finds problems in forced colors: controls without an edge, icon, or underline, and shapes that disappear because
 * only their background made them visible.
 */
export async function findForcedColorProblems(): Promise<string[]> {
  const shapes = findPaintedShapes();
  const getTextColor = (element: Element) => getComputedStyle(element).color;
  return withMedia({ forcedColors: 'active', colorScheme: 'dark' }, () => {
    const defaultTextColor = getTextColor(document.body);
    const indistinctControls = findVisibleControls().filter((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const shownElement =
        label && Number(getComputedStyle(control).opacity) === 0 ? label : control;
      const style = getComputedStyle(shownElement);
      return (
        !hasEdge(style, getBackgroundColor(shownElement.parentElement)) &&
        !hasFrame(shownElement) &&
        !looksLikeControl(shownElement) &&
        // Forced colors include a separate color for links.
        !(shownElement.matches('a[href]') && style.color !== defaultTextColor)
      );
    });
    const lostShapes = shapes.filter(({ element, pseudoElement }) => {
      const style = getComputedStyle(element, pseudoElement);
      // Styles for forced colors may remove a decorative shape.
      if (pseudoElement && style.content === 'none') return false;
      return !hasEdge(style, getBackgroundColor(pseudoElement ? element : element.parentElement));
    });
    return [
      ...indistinctControls.map(
        (control) => `${describeElement(control)} has no edge, underline, or icon.`,
      ),
      ...lostShapes.map(
        ({ element, pseudoElement = '' }) =>
          `${describeElement(element)}${pseudoElement} disappears, because only its background shows it: add a border.`,
      ),
    ];
  });
}
