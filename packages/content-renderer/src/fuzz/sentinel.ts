import type { Finding, FindingKind } from './protocol.ts';

const INTERACTIONS = [
  ['mouseover', MouseEvent],
  ['mouseenter', MouseEvent],
  ['mousemove', MouseEvent],
  ['mousedown', MouseEvent],
  ['mouseup', MouseEvent],
  ['mouseout', MouseEvent],
  ['contextmenu', MouseEvent],
  ['dblclick', MouseEvent],
  ['auxclick', MouseEvent],
  ['pointerover', PointerEvent],
  ['pointerenter', PointerEvent],
  ['pointerdown', PointerEvent],
  ['pointermove', PointerEvent],
  ['pointerup', PointerEvent],
  ['wheel', WheelEvent],
  ['keydown', KeyboardEvent],
  ['keypress', KeyboardEvent],
  ['keyup', KeyboardEvent],
  ['beforeinput', InputEvent],
  ['input', InputEvent],
  ['change', Event],
  ['invalid', Event],
  ['select', Event],
  ['selectstart', Event],
  ['toggle', Event],
  ['beforetoggle', Event],
  ['command', Event],
  ['dragstart', DragEvent],
  ['dragenter', DragEvent],
  ['drop', DragEvent],
  ['copy', ClipboardEvent],
  ['paste', ClipboardEvent],
  ['animationstart', AnimationEvent],
  ['animationend', AnimationEvent],
  ['transitionrun', TransitionEvent],
  ['transitionend', TransitionEvent],
  ['scroll', Event],
  ['scrollend', Event],
  ['begin', Event],
  ['load', Event],
  ['error', Event],
  ['contentvisibilityautostatechange', Event],
] as const;

/** By what it can do, because a frame's elements are of the frame's own classes. */
function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'closest' in value;
}

/** What hears of everything that must not happen, in this window and in those of second readings. */
export class Sentinel {
  /** The document under test; -1 before the first. */
  current = -1;
  /** Told of every finding at once, since a page may not live long enough to hand over a list. */
  readonly #tell: (finding: Finding) => void;

  constructor(report: (finding: Finding) => void) {
    this.#tell = report;
  }

  add(kind: FindingKind, details: string, id = this.current): void {
    this.#tell({ kind, id, details: details.slice(0, 500) });
  }

  /** Lays snares in a window: whatever code runs there calls one of them. */
  watch(view: Window & typeof globalThis): void {
    const ran =
      (name: string) =>
      (...args: readonly unknown[]) => {
        const id = Number(Array.isArray(args[0]) ? args[0][0] : args[0]);
        this.add('execution', `${name}(${String(args[0])})`, Number.isNaN(id) ? this.current : id);
        return null;
      };
    for (const name of ['pwned', 'alert', 'confirm', 'prompt', 'print', 'open']) {
      Object.defineProperty(view, name, { value: ran(name), configurable: true });
    }
    view.fetch = (address) => {
      ran('fetch')(address);
      return Promise.resolve(new Response());
    };
    view.addEventListener('unhandledrejection', (event) => event.preventDefault());
    view.addEventListener('error', (event) => {
      // "Uncaught 7" is thrown by a document.
      this.add('execution', `thrown: ${event.message}`);
    });
    // Whatever leads away from the page and was not clicked by us.
    const { navigation } = view;
    navigation?.addEventListener('navigate', (event) => {
      if (event.cancelable) event.preventDefault();
      this.add('execution', `left for ${event.destination.url}`);
    });
    this.watchDocument(view.document);
  }

  /** Listens to a document; one that is opened anew has lost its listeners. */
  watchDocument(page: Document): void {
    page.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      // A second reading brings the style attributes back as text, and they are refused as meant.
      if (effectiveDirective === 'style-src-attr' && page !== document) return;
      this.add('policy-violation', `${effectiveDirective} ${blockedURI} ${sample}`);
    });
    page.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        this.add('leftover', 'a form was submitted');
      },
      true,
    );
    // Links to http, https, mailto and tel may be followed; here they would end the test.
    const stay = (event: Event): void => {
      const target = event.composedPath()[0];
      const link = isElement(target) ? target.closest('a') : null;
      if (link && /^(?:https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
    };
    page.addEventListener('click', stay, true);
    page.addEventListener('auxclick', stay, true);
  }
}

/** Clicks, points at, focuses and otherwise touches every element below `root`. */
export function touchAll(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    for (const [type, Kind] of INTERACTIONS) {
      // The page itself would take a failure that bubbles for its own.
      const bubbles = type !== 'error' && type !== 'load';
      element.dispatchEvent(new Kind(type, { bubbles, cancelable: true, composed: true }));
    }
    // In drawings there are elements without these.
    element.focus?.({ preventScroll: true });
    element.click?.();
    if (element.localName === 'img' || element.localName === 'iframe') {
      element.setAttribute('loading', 'eager');
    }
  }
}
