import { commands } from 'vitest/browser';
import { isShown, nameOf, nextFrame, openModal, shownControls } from './page.ts';

/** One stop of the walk: where the focus was when the key was pressed again, and what could be seen of it. */
interface Stop {
  element: Element;
  hasRing: boolean;
  isCovered: boolean;
}

const drawnBoxes = [undefined, '::before', '::after'] as const;

/** The ring may be drawn by the control, its label, what stands beside a hidden input, or a frame around it. */
function hasRing(element: Element): boolean {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const near = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.nextElementSibling,
    label,
    ...(label?.querySelectorAll('*') ?? []),
  ].filter((one) => one !== null && one !== undefined);
  return near.some((one) =>
    drawnBoxes.some((box) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, box);
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      );
    }),
  );
}

/** How a drawing looks now: an area of a map shows its focus by shapes that are laid over it. */
function lookOf(illustration: SVGSVGElement): string {
  return [...illustration.querySelectorAll('*')]
    .map((shape) => {
      const { display, fill, stroke, strokeWidth } = getComputedStyle(shape);
      return `${display} ${fill} ${stroke} ${strokeWidth}`;
    })
    .join();
}

/** Lies something over all of it (WCAG 2.4.11)? */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const));
  return !points.some(([x, y]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
  });
}

/** A group of radio buttons is one stop, at its chosen button or else at its first. */
function isRadioStop(radio: HTMLInputElement): boolean {
  const group = [
    ...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)'),
  ].filter(({ name, form }) => name === radio.name && form === radio.form);
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

/** The controls that Tab must come to, in the order of the document. */
function expectedStops(): HTMLElement[] {
  return shownControls().filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.closest('[inert]') === null &&
      (!(control instanceof HTMLInputElement && control.type === 'radio' && control.name) ||
        isRadioStop(control)),
  );
}

/** A button at an end of the story, to start from and to arrive at. */
function addPost(where: 'prepend' | 'append'): HTMLButtonElement {
  const post = document.createElement('button');
  post.textContent = where === 'prepend' ? 'before the story' : 'after the story';
  document.body[where](post);
  return post;
}

/** Presses Tab as a person would, and notes every stop. */
async function walk(presses: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  const illustrations = [...document.querySelectorAll<SVGSVGElement>(':not(svg *) > svg')];
  const atRest = new Map(illustrations.map((illustration) => [illustration, lookOf(illustration)]));
  const note = (event?: KeyboardEvent) => {
    if (event && event.key !== 'Tab') return;
    const element = document.activeElement;
    if (!element || element === document.body || stops.at(-1)?.element === element) return;
    const illustration = illustrations.find((each) => each.contains(element));
    const ring = illustration
      ? lookOf(illustration) !== atRest.get(illustration)
      : hasRing(element);
    stops.push({ element, hasRing: ring, isCovered: isCovered(element) });
  };
  // When the next key goes down, the page has settled on where the last one led.
  document.addEventListener('keydown', note, { capture: true });
  try {
    await commands.pressKey('Tab', presses);
    await nextFrame();
    note();
  } finally {
    document.removeEventListener('keydown', note, { capture: true });
  }
  return stops;
}

/**
 * Walks through the story with Tab: every control is come to once, in the order of the document, with a ring that can be seen,
 * and the end is reached; in a modal dialog the walk comes back to its start.
 */
export async function keyboardFaults(): Promise<string[]> {
  const modal = openModal();
  const expected = expectedStops();
  if (expected.length === 0) return [];
  const posts = modal ? undefined : ([addPost('prepend'), addPost('append')] as const);
  try {
    if (posts) posts[0].focus();
    else expected[0]?.focus();
    // Scrollers and players have stops of their own.
    const own = document.querySelectorAll('video, audio, [tabindex="0"]').length * 8;
    const stops = await walk(expected.length + 4 + own);
    return posts
      ? throughFaults(stops, expected, posts)
      : [...stopFaults(stops), ...missedFaults(stops, expected), ...circleFaults(stops, expected)];
  } finally {
    for (const post of posts ?? []) post.remove();
    // The last press may have come round to the start again, and a ring would be taken for an edge.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
}

function throughFaults(
  stops: readonly Stop[],
  expected: readonly HTMLElement[],
  [first, last]: readonly [Element, Element],
): string[] {
  const end = stops.findIndex(({ element }) => element === last);
  const walked = (end < 0 ? stops : stops.slice(0, end)).filter(({ element }) => element !== first);
  const order = walked.flatMap(({ element }, at) => {
    const before = walked[at - 1]?.element;
    const follows =
      !before || (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return follows
      ? []
      : [`${nameOf(element)} comes after ${nameOf(before)}, against the order of the document`];
  });
  const trap = walked.at(-1);
  return [
    ...stopFaults(walked),
    ...missedFaults(walked, expected),
    ...order,
    ...(end < 0
      ? [
          `Tab does not come out of the story; the last stop is ${trap ? nameOf(trap.element) : 'none'}`,
        ]
      : []),
  ];
}

function circleFaults(stops: readonly Stop[], expected: readonly HTMLElement[]): string[] {
  const [start] = expected;
  const returns = stops.slice(1).some(({ element }) => element === start);
  return returns || expected.length === 1
    ? []
    : ['Tab does not come back to the start of the dialog'];
}

function stopFaults(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ element, hasRing: ring, isCovered: covered }) => {
    const name = nameOf(element);
    return [
      ...(ring ? [] : [`${name} shows no ring when it has the focus`]),
      ...(covered ? [`${name} is covered when it has the focus`] : []),
    ];
  });
}

function missedFaults(stops: readonly Stop[], expected: readonly HTMLElement[]): string[] {
  const seen = new Set(stops.map(({ element }) => element));
  return expected
    .filter((control) => !seen.has(control) && control.isConnected && isShown(control))
    .map((control) => `Tab does not come to ${nameOf(control)}`);
}
