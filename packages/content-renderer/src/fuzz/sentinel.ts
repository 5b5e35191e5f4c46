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

/** Checks without `instanceof`, because elements of a frame have the frame's own classes. */
function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'closest' in value;
}

/** Detects forbidden effects of fuzz documents, in this page and in the frames where it parses their markup again. */
export class Sentinel {
  /** The id of the document under test; -1 before the first. */
  currentId = -1;
  /** Called for each finding immediately, because the page might crash before it returns a list. */
  readonly #report: (finding: Finding) => void;

  constructor(report: (finding: Finding) => void) {
    this.#report = report;
  }

  add(kind: FindingKind, details: string, id = this.currentId): void {
    this.#report({ kind, id, details: details.slice(0, 500) });
  }

  /** Replaces functions of a window with traps that report each call. Also reports uncaught errors and navigation. */
  addTraps(view: Window & typeof globalThis): void {
    const trap =
      (name: string) =>
      (...args: readonly unknown[]) => {
        // Hostile code passes its document's id: `pwned(7)`, or the tagged template pwned`7`.
        const id = Number(Array.isArray(args[0]) ? args[0][0] : args[0]);
        this.add(
          'execution',
          `${name}(${String(args[0])})`,
          Number.isNaN(id) ? this.currentId : id,
        );
        return null;
      };
    for (const name of ['pwned', 'alert', 'confirm', 'prompt', 'print', 'open']) {
      Object.defineProperty(view, name, { value: trap(name), configurable: true });
    }
    view.fetch = (url) => {
      trap('fetch')(url);
      return Promise.resolve(new Response());
    };
    view.addEventListener('unhandledrejection', (event) => event.preventDefault());
    view.addEventListener('error', (event) => {
      // Fuzz code throws its document's id, so the message names the document even if another is under test.
      this.add('execution', `thrown: ${event.message}`);
    });
    // Our own clicks don't navigate (`preventNavigation`), so the document caused any navigation.
    const { navigation } = view;
    navigation?.addEventListener('navigate', (event) => {
      if (event.cancelable) event.preventDefault();
      this.add('execution', `navigation to ${event.destination.url}`);
    });
    this.addListeners(view.document);
  }

  /** Adds listeners to a document. `document.open()` removes them, so call this again after it. */
  addListeners(page: Document): void {
    page.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      // Markup that is parsed again has style attributes, which the policy blocks as intended.
      if (effectiveDirective === 'style-src-attr' && page !== document) return;
      this.add('policy-violation', `${effectiveDirective} ${blockedURI} ${sample}`);
    });
    page.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        this.add('forbidden-markup', 'a form was submitted');
      },
      true,
    );
    // Links to http, https, mailto, and tel are allowed, but following them would end the test.
    const preventNavigation = (event: Event): void => {
      const target = event.composedPath()[0];
      const link = isElement(target) ? target.closest('a') : null;
      if (link && /^(?:https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
    };
    page.addEventListener('click', preventNavigation, true);
    page.addEventListener('auxclick', preventNavigation, true);
  }
}

/** Clicks, hovers, focuses, and otherwise interacts with every element below `root`. */
export function interactWithAll(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    for (const [type, EventClass] of INTERACTIONS) {
      // Real `error` and `load` events don't bubble. A bubbling `error` would be reported as an uncaught error.
      const bubbles = type !== 'error' && type !== 'load';
      element.dispatchEvent(new EventClass(type, { bubbles, cancelable: true, composed: true }));
    }
    // Some SVG elements do not have these methods.
    element.focus?.({ preventScroll: true });
    element.click?.();
    if (element.localName === 'img' || element.localName === 'iframe') {
      element.setAttribute('loading', 'eager');
    }
  }
}
