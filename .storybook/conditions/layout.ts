import { isShown, nameOf, shownControls } from './page.ts';

/** A box may end between two pixels. */
const slack = 1.5;

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** The elements that scroll the page: the document, and the container that the portal scrolls in. */
function pageScrollers(): Element[] {
  return [document.scrollingElement, document.querySelector('#app')].filter(
    (element) => element !== null,
  );
}

/** Stands the element in something that scrolls sideways by itself, such as a wide table's frame? */
function hasOwnScroller(element: Element): boolean {
  const page = new Set(pageScrollers());
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (!page.has(at) && scrolls(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

function sidewaysFaults(): string[] {
  const scroller = pageScrollers().find(
    (element) => element.scrollWidth - element.clientWidth > slack,
  );
  if (!scroller) return [];
  const width = document.documentElement.clientWidth;
  const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -slack || right > width + slack) && !hasOwnScroller(element);
  });
  const shown = beyond.filter(isShown);
  // What holds them is only pushed along: the innermost ones are the cause. Something clipped away may be one too.
  const among = shown.length > 0 ? shown : beyond;
  const causes = among.filter(
    (element) => !among.some((other) => element !== other && element.contains(other)),
  );
  const named = causes.slice(0, 3).map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return `${nameOf(element)} (${Math.round(left)} to ${Math.round(right)})`;
  });
  return [
    `the page scrolls sideways by ${scroller.scrollWidth - scroller.clientWidth} px of ${width}: ${named.join(', ') || 'no single element'}`,
  ];
}

/** The box of the words of a text node; undefined where nothing of it is drawn. */
function wordsBox(text: Text): DOMRect | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : undefined;
}

/** How far the inner box reaches out of the outer one, in px. */
function excess(inner: DOMRect, outer: DOMRect): { across: number; down: number } {
  return {
    across: Math.max(outer.left - inner.left, inner.right - outer.right),
    down: Math.max(outer.top - inner.top, inner.bottom - outer.bottom),
  };
}

function textFault(text: Text): string | undefined {
  const parent = text.parentElement;
  if (!parent || !isShown(parent) || parent.closest('svg, option, script, style')) return undefined;
  const words = wordsBox(text);
  if (!words) return undefined;
  // Ascenders and descenders may reach out of a tight line.
  const lineSlack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3;
  const quote = nameOf(parent);
  let free = { across: false, down: false };
  let boxed = false;
  for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.display === 'inline' || style.display === 'contents') continue;
    const { across, down } = excess(words, at.getBoundingClientRect());
    if (cuts(style.overflowX) && !free.across && across > slack) {
      return `${quote} is cut off across by ${Math.round(across)} px in ${nameOf(at)}`;
    }
    if (cuts(style.overflowY) && !free.down && down > lineSlack) {
      return `${quote} is cut off at the height by ${Math.round(down)} px in ${nameOf(at)}`;
    }
    const hasLine = Number.parseFloat(style.borderInlineStartWidth) > 0;
    // Only the nearest drawn box: what is laid over a box on purpose is positioned.
    if (!boxed && !free.across && hasLine && across > slack) {
      return `${quote} reaches ${Math.round(across)} px out of the box of ${nameOf(at)}`;
    }
    boxed ||= hasLine || style.position === 'absolute' || style.position === 'fixed';
    free = {
      across: free.across || scrolls(style.overflowX),
      down: free.down || scrolls(style.overflowY),
    };
  }
  const width = document.documentElement.clientWidth;
  const across = Math.max(-words.left, words.right - width);
  const outside = words.right < 0 || words.left > width;
  return across > slack && !outside && !free.across
    ? `${quote} reaches ${Math.round(across)} px out of the page`
    : undefined;
}

function textFaults(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const fault = node.nodeValue?.trim() ? textFault(node as Text) : undefined;
    if (fault) faults.push(fault);
  }
  return faults;
}

function fieldFaults(): string[] {
  // A select or button-like input cannot be scrolled through as a text field can.
  const closed = document.body.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input[type="submit"], input[type="button"]',
  );
  return [...closed].flatMap((field) =>
    isShown(field) && field.scrollHeight - field.clientHeight > field.clientHeight / 2
      ? [
          `${nameOf(field)} is cut off at the height: ${field.scrollHeight} in ${field.clientHeight} px`,
        ]
      : [],
  );
}

/** Nothing scrolls sideways but what has a scroller of its own, and no words are cut off or outside of their box. */
export function layoutFaults(): string[] {
  return [...sidewaysFaults(), ...textFaults(), ...fieldFaults()];
}

/**
 * Notes the controls that are shown now.
 *
 * @returns a check for later, which names each that is gone though it is still on the page.
 */
export function rememberControls(): () => string[] {
  const before = shownControls();
  return () =>
    before.flatMap((control) =>
      control.isConnected && !isShown(control) ? [`${nameOf(control)} is no longer shown`] : [],
    );
}
