import { isShown, describeElement, findVisibleControls } from './page.ts';

/** Tolerance in px, because the edges of a box can fall between two pixels. */
const tolerance = 1.5;

const isScrollable = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** The elements that scroll the page: the document, and the container that the portal scrolls in. */
function getPageScrollers(): Element[] {
  return [document.scrollingElement, document.querySelector('#app')].filter(
    (element) => element !== null,
  );
}

/** True if the element is in a container that scrolls sideways, such as a wide table's region. */
function hasOwnScroller(element: Element): boolean {
  const page = new Set(getPageScrollers());
  for (let current: Element | null = element; current; current = current.parentElement) {
    if (!page.has(current) && isScrollable(getComputedStyle(current).overflowX)) return true;
  }
  return false;
}

function findPageScroll(): string[] {
  const scroller = getPageScrollers().find(
    (element) => element.scrollWidth - element.clientWidth > tolerance,
  );
  if (!scroller) return [];
  const width = document.documentElement.clientWidth;
  const overflowingElements = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -tolerance || right > width + tolerance) && !hasOwnScroller(element);
  });
  const visibleElements = overflowingElements.filter(isShown);
  // The innermost visible elements are the cause. If there are none, a clipped element may be.
  const candidates = visibleElements.length > 0 ? visibleElements : overflowingElements;
  const causes = candidates.filter(
    (element) => !candidates.some((other) => element !== other && element.contains(other)),
  );
  const descriptions = causes.slice(0, 3).map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return `${describeElement(element)} (${Math.round(left)} to ${Math.round(right)})`;
  });
  return [
    `the page scrolls sideways by ${scroller.scrollWidth - scroller.clientWidth} px of ${width}: ${descriptions.join(', ') || 'no single element'}`,
  ];
}

/** The box of a text node; undefined if it is not rendered. */
function getTextBox(text: Text): DOMRect | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : undefined;
}

/** How far the inner box extends beyond the outer one, in px. */
function getOverflow(inner: DOMRect, outer: DOMRect): { across: number; down: number } {
  return {
    across: Math.max(outer.left - inner.left, inner.right - outer.right),
    down: Math.max(outer.top - inner.top, inner.bottom - outer.bottom),
  };
}

function findTextProblem(text: Text): string | undefined {
  const parent = text.parentElement;
  if (!parent || !isShown(parent) || parent.closest('svg, option, script, style')) return undefined;
  const box = getTextBox(text);
  if (!box) return undefined;
  // Ascenders and descenders may extend beyond a tight line.
  const lineTolerance = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3;
  const description = describeElement(parent);
  let canScroll = { across: false, down: false };
  let isBoxed = false;
  for (
    let current: Element | null = parent;
    current && current !== document.body;
    current = current.parentElement
  ) {
    const style = getComputedStyle(current);
    if (style.display === 'inline' || style.display === 'contents') continue;
    const { across, down } = getOverflow(box, current.getBoundingClientRect());
    if (isClipped(style.overflowX) && !canScroll.across && across > tolerance) {
      return `${description} is cut off by ${Math.round(across)} px of width in ${describeElement(current)}`;
    }
    if (isClipped(style.overflowY) && !canScroll.down && down > lineTolerance) {
      return `${description} is cut off by ${Math.round(down)} px of height in ${describeElement(current)}`;
    }
    const hasBorder = Number.parseFloat(style.borderInlineStartWidth) > 0;
    // Only the nearest visible box counts; positioned elements may overlap a box on purpose.
    if (!isBoxed && !canScroll.across && hasBorder && across > tolerance) {
      return `${description} extends ${Math.round(across)} px beyond the box of ${describeElement(current)}`;
    }
    isBoxed ||= hasBorder || style.position === 'absolute' || style.position === 'fixed';
    canScroll = {
      across: canScroll.across || isScrollable(style.overflowX),
      down: canScroll.down || isScrollable(style.overflowY),
    };
  }
  const width = document.documentElement.clientWidth;
  const across = Math.max(-box.left, box.right - width);
  const isOutside = box.right < 0 || box.left > width;
  return across > tolerance && !isOutside && !canScroll.across
    ? `${description} extends ${Math.round(across)} px beyond the page`
    : undefined;
}

function findTextProblems(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const problems: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const problem = node.nodeValue?.trim() ? findTextProblem(node as Text) : undefined;
    if (problem) problems.push(problem);
  }
  return problems;
}

function findFieldProblems(): string[] {
  // Unlike text fields, selects and input buttons cannot scroll their text.
  const nonScrollingFields = document.body.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input[type="submit"], input[type="button"]',
  );
  return [...nonScrollingFields].flatMap((field) =>
    isShown(field) && field.scrollHeight - field.clientHeight > field.clientHeight / 2
      ? [
          `${describeElement(field)} is cut off: its text is ${field.scrollHeight} px high, but the field only ${field.clientHeight} px`,
        ]
      : [],
  );
}

/** Finds sideways scrolling of the page, and text that is cut off or extends beyond its box. */
export function findLayoutProblems(): string[] {
  return [...findPageScroll(), ...findTextProblems(), ...findFieldProblems()];
}

/**
 * Records the controls that are shown now.
 *
 * @returns a function that later lists the controls that are still in the document but no longer shown.
 */
export function snapshotControls(): () => string[] {
  const before = findVisibleControls();
  return () =>
    before.flatMap((control) =>
      control.isConnected && !isShown(control)
        ? [`${describeElement(control)} is no longer shown`]
        : [],
    );
}
