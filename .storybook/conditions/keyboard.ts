import { commands } from 'vitest/browser';
import {
  isShown,
  describeElement,
  waitForRender,
  findOpenModal,
  findVisibleControls,
} from './page.ts';

/** An element that received focus, and whether its focus was visible. */
interface Stop {
  element: Element;
  hasRing: boolean;
  isCovered: boolean;
}

const pseudoElements = [undefined, '::before', '::after'] as const;

/** True if the control, its label, the sibling of a hidden input, or a parent shows a focus ring. */
function hasRing(element: Element): boolean {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const ringCandidates = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.nextElementSibling,
    label,
    ...(label?.querySelectorAll('*') ?? []),
  ].filter((one) => one !== null && one !== undefined);
  return ringCandidates.some((one) =>
    pseudoElements.some((pseudoElement) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, pseudoElement);
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      );
    }),
  );
}

/** Reads the current styles of all shapes in an SVG, because map areas show focus with extra shapes. */
function readSvgStyles(illustration: SVGSVGElement): string {
  return [...illustration.querySelectorAll('*')]
    .map((shape) => {
      const { display, fill, stroke, strokeWidth } = getComputedStyle(shape);
      return `${display} ${fill} ${stroke} ${strokeWidth}`;
    })
    .join();
}

/** True if the element is completely covered (WCAG 2.4.11). */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const));
  return !points.some(([x, y]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
  });
}

/** True if the radio button is its group's tab stop: the checked button, or else the first one. */
function isRadioStop(radio: HTMLInputElement): boolean {
  const group = [
    ...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)'),
  ].filter(({ name, form }) => name === radio.name && form === radio.form);
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

/** The controls that Tab must reach, in document order. */
function findExpectedStops(): HTMLElement[] {
  return findVisibleControls().filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.closest('[inert]') === null &&
      (!(control instanceof HTMLInputElement && control.type === 'radio' && control.name) ||
        isRadioStop(control)),
  );
}

/** Adds a button before or after the story, where tabbing starts or ends. */
function addEndpoint(where: 'prepend' | 'append'): HTMLButtonElement {
  const endpoint = document.createElement('button');
  endpoint.textContent = where === 'prepend' ? 'before the story' : 'after the story';
  document.body[where](endpoint);
  return endpoint;
}

/** Additional presses of Tab, for controls that load after the story, such as a date field with its parts. */
const LATE_STOPS = 16;

/** Presses Tab the given number of times, and records every tab stop. */
async function recordTabStops(times: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  const illustrations = [...document.querySelectorAll<SVGSVGElement>(':not(svg *) > svg')];
  const stylesWithoutFocus = new Map(
    illustrations.map((illustration) => [illustration, readSvgStyles(illustration)]),
  );
  const recordStop = (event?: KeyboardEvent) => {
    if (event && event.key !== 'Tab') return;
    const element = document.activeElement;
    if (!element || element === document.body || stops.at(-1)?.element === element) return;
    const illustration = illustrations.find((each) => each.contains(element));
    const hasFocusRing = illustration
      ? readSvgStyles(illustration) !== stylesWithoutFocus.get(illustration)
      : hasRing(element);
    stops.push({ element, hasRing: hasFocusRing, isCovered: isCovered(element) });
  };
  // At the next keydown event, the page has finished moving focus.
  document.addEventListener('keydown', recordStop, { capture: true });
  try {
    await commands.pressKey('Tab', times);
    await waitForRender();
    recordStop();
  } finally {
    document.removeEventListener('keydown', recordStop, { capture: true });
  }
  return stops;
}

/**
 * Tabs through the story. Tab must reach every control once, in document order, with a visible focus ring, and
 * leave the story at the end. In a modal dialog, it must return to the start.
 */
export async function findKeyboardProblems(): Promise<string[]> {
  const modal = findOpenModal();
  const expected = findExpectedStops();
  if (expected.length === 0) return [];
  const endpoints = modal ? undefined : ([addEndpoint('prepend'), addEndpoint('append')] as const);
  try {
    if (endpoints) endpoints[0].focus();
    else expected[0]?.focus();
    // Scrollable regions and players have additional stops.
    const extraStops = document.querySelectorAll('video, audio, [tabindex="0"]').length * 8;
    const stops = await recordTabStops(expected.length + LATE_STOPS + extraStops);
    return endpoints
      ? findTabOrderProblems(stops, expected, endpoints)
      : [
          ...findStopProblems(stops),
          ...findMissedControls(stops, expected),
          ...findLoopProblems(stops, expected),
        ];
  } finally {
    for (const endpoint of endpoints ?? []) endpoint.remove();
    // Remove the focus: the forced-colors check would count a focus ring as the control's edge.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
}

function findTabOrderProblems(
  stops: readonly Stop[],
  expected: readonly HTMLElement[],
  [first, last]: readonly [Element, Element],
): string[] {
  const end = stops.findIndex(({ element }) => element === last);
  const visitedStops = (end < 0 ? stops : stops.slice(0, end)).filter(
    ({ element }) => element !== first,
  );
  const orderProblems = visitedStops.flatMap(({ element }, index) => {
    const before = visitedStops[index - 1]?.element;
    const follows =
      !before || (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return follows
      ? []
      : [
          `${describeElement(element)} comes after ${describeElement(before)}, against the document order`,
        ];
  });
  const lastStop = visitedStops.at(-1);
  return [
    ...findStopProblems(visitedStops),
    ...findMissedControls(visitedStops, expected),
    ...orderProblems,
    ...(end < 0
      ? [
          `Tab does not leave the story; the last stop is ${lastStop ? describeElement(lastStop.element) : 'none'}`,
        ]
      : []),
  ];
}

function findLoopProblems(stops: readonly Stop[], expected: readonly HTMLElement[]): string[] {
  const [start] = expected;
  const returnsToStart = stops.slice(1).some(({ element }) => element === start);
  return returnsToStart || expected.length === 1
    ? []
    : ['Tab does not return to the start of the dialog'];
}

function findStopProblems(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ element, hasRing: ring, isCovered: covered }) => {
    const name = describeElement(element);
    return [
      ...(ring ? [] : [`${name} has no visible focus ring`]),
      ...(covered ? [`${name} is covered while it has focus`] : []),
    ];
  });
}

function findMissedControls(stops: readonly Stop[], expected: readonly HTMLElement[]): string[] {
  const reachedElements = new Set(stops.map(({ element }) => element));
  return expected
    .filter((control) => !reachedElements.has(control) && control.isConnected && isShown(control))
    .map((control) => `Tab does not reach ${describeElement(control)}`);
}
