import { contrast, rgba, systemColor } from '../color.ts';
import { underMedia } from './device.ts';
import { isShown, nameOf, shownControls } from './page.ts';

/** Can the two be told apart as parts of a picture (WCAG 1.4.11)? */
function differ(one: string, other: string): boolean {
  const first = rgba(one);
  if (first[3] < 0.1) return false;
  return contrast(first, rgba(other)) >= 3;
}

/** The color that an element stands on. */
function ground(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (rgba(backgroundColor)[3] > 0.5) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Is there a line, or a filled face, that tells the box from what it stands on? */
function hasEdge(style: CSSStyleDeclaration, standsOn: string): boolean {
  const border = sides.some(
    (side) =>
      Number.parseFloat(style[`border${side}Width`]) >= 1 &&
      !['none', 'hidden'].includes(style[`border${side}Style`]) &&
      differ(style[`border${side}Color`], standsOn),
  );
  const outline =
    style.outlineStyle !== 'none' &&
    Number.parseFloat(style.outlineWidth) >= 1 &&
    differ(style.outlineColor, standsOn);
  // Browsers paint the face of buttons, and it may be the color of the page: no edge.
  const face =
    style.backgroundColor === systemColor('ButtonFace') ? standsOn : style.backgroundColor;
  return border || outline || differ(face, standsOn);
}

const boxes = [undefined, '::before', '::after'] as const;
type Box = (typeof boxes)[number];

/** A shape that is there by its face alone: no line, no words, no picture of its own. */
interface Shape {
  element: Element;
  box: Box;
}

function paintedShapes(): Shape[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (!isShown(element) || element.closest('svg, img, video')) return [];
    // What covers the page is a backdrop: what it dims is told apart by the dialog's own edge.
    if (element.clientWidth >= innerWidth && element.clientHeight >= innerHeight) return [];
    return boxes.flatMap((box) => {
      const style = getComputedStyle(element, box);
      if (box && (style.content === 'none' || style.display === 'none')) return [];
      const hasContent = box
        ? !['""', "''", 'normal'].includes(style.content)
        : element.childNodes.length > 0 || element.matches('input, select, textarea');
      const small = box
        ? Number.parseFloat(style.width) < 3 || Number.parseFloat(style.height) < 3
        : Math.min(element.clientWidth, element.clientHeight) < 3;
      if (hasContent || small) return [];
      const standsOn = ground(box ? element : element.parentElement);
      return differ(style.backgroundColor, standsOn) ? [{ element, box }] : [];
    });
  });
}

/** Is the control drawn by the browser itself, or by words or a picture that look like more than plain text? */
function hasMark(control: HTMLElement): boolean {
  if (control.matches('input, select, textarea')) {
    const { appearance } = getComputedStyle(control);
    return appearance !== 'none';
  }
  const standsOn = ground(control);
  const parts = [control, ...control.querySelectorAll<HTMLElement>('*')];
  return parts.some((part) => {
    const style = getComputedStyle(part);
    if (
      style.textDecorationLine.includes('underline') ||
      hasEdge(style, ground(part.parentElement))
    )
      return true;
    if (part instanceof SVGSVGElement) return differ(style.color, standsOn);
    if (part instanceof SVGGeometryElement) {
      // A pattern is a mark by itself.
      return [style.fill, style.stroke].some(
        (paint) => paint.startsWith('url(') || (paint !== 'none' && differ(paint, standsOn)),
      );
    }
    return false;
  });
}

/** A field and its button may share one frame. */
function hasFrame(control: HTMLElement): boolean {
  const frame = control.parentElement;
  return (
    frame !== null &&
    frame.offsetHeight <= control.offsetHeight + 16 &&
    hasEdge(getComputedStyle(frame), ground(frame.parentElement))
  );
}

/**
 * Faults of a page in forced colors: a control without a line, a picture or an underline to know it by, and a shape that was
 * there by its background alone and is gone.
 */
export async function forcedColorFaults(): Promise<string[]> {
  const shapes = paintedShapes();
  const textColor = (element: Element) => getComputedStyle(element).color;
  return underMedia({ forcedColors: 'active', colorScheme: 'dark' }, () => {
    const plain = textColor(document.body);
    const unmarked = shownControls().filter((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const rendered = label && Number(getComputedStyle(control).opacity) === 0 ? label : control;
      const style = getComputedStyle(rendered);
      return (
        !hasEdge(style, ground(rendered.parentElement)) &&
        !hasFrame(rendered) &&
        !hasMark(rendered) &&
        // Links have a color of their own among the forced ones.
        !(rendered.matches('a[href]') && style.color !== plain)
      );
    });
    const vanished = shapes.filter(({ element, box }) => {
      const style = getComputedStyle(element, box);
      // Forced colors may have another way to show it: the browser's own field, or nothing where it says nothing.
      if (box && style.content === 'none') return false;
      return !hasEdge(style, ground(box ? element : element.parentElement));
    });
    return [
      ...unmarked.map((control) => `${nameOf(control)} has no edge, underline or icon.`),
      ...vanished.map(
        ({ element, box = '' }) =>
          `${nameOf(element)}${box} is drawn by its background alone and vanishes: give it a border.`,
      ),
    ];
  });
}
