import { isFocusLost } from '../lib/is-focus-lost.ts';

declare global {
  interface Window {
    /** The last element that the user clicked in the prerendered shell. The boot script listens until `listening` is aborted. */
    earlyClick?: { target: EventTarget | null; readonly listening: AbortController };
  }
}

const controls = 'a, button, input, main';

/** The control's own text, without badges, which the shell doesn't have yet. */
const getOwnText = ({ childNodes }: Element) =>
  [...childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');

/** The element's text without what screen readers ignore, such as the other labels of a button whose label changes. */
const getText = ({ childNodes }: Element): string =>
  [...childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      return node instanceof Element && node.ariaHidden !== 'true' ? getText(node) : '';
    })
    .join('');

/** The name of the element's group of filters. */
const getGroup = (element: Element) =>
  element.closest('fieldset')?.querySelector('legend')?.textContent ?? '';

/** The link in the element's list row, which identifies the row. The newest response can have other rows than the snapshot. */
const getRowLink = (element: Element) =>
  element.closest('main li')?.querySelector('a')?.getAttribute('href') ?? '';

/** Whether an input is a checkbox or a radio button. */
const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

/** What identifies a control among those of its kind and row. */
function getName(element: Element): string {
  // There is only one, and its content changes.
  if (element.localName === 'main') return '';
  // React generates the `name` of radio buttons, so it is different in each visit.
  if (isChoice(element)) return `${getGroup(element)},${element.value}`;
  const name = element.getAttribute('href') ?? element.getAttribute('name');
  return name ?? (getOwnText(element) || getText(element));
}

/** Returns a description that is the same for a control before and after the application renders. */
const describeControl = (element: Element) =>
  [element.tagName, getName(element), getRowLink(element)].join();

const isSame = (element: Element) => (other: Element) =>
  describeControl(element) === describeControl(other);

/**
 * Watches the prerendered shell and the snapshot, which users can focus, click, and type into before the application replaces
 * them.
 *
 * @param container the element that contains the shell.
 * @returns a function that restores the focus, the typed text, and the choices in the application, and repeats the last click
 *   on a button.
 */
export function watchEarlyInput(container: HTMLElement): () => void {
  const findControls = () => [...container.querySelectorAll<HTMLElement>(controls)];
  let shellControls = findControls();
  let focusedElement = container.contains(document.activeElement) ? document.activeElement : null;
  const handleFocus = ({ target }: FocusEvent) => {
    focusedElement = target instanceof Element ? target : null;
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // When the shell is removed, its focused control loses the focus too. In that case, keep
    // `focusedElement`, so that the same control in the application gets the focus.
    const blurredElement = focusedElement;
    queueMicrotask(() => {
      if (relatedTarget === null && blurredElement?.isConnected && document.hasFocus())
        focusedElement = null;
    });
  };
  container.addEventListener('focusin', handleFocus);
  container.addEventListener('focusout', handleBlur);

  return () => {
    container.removeEventListener('focusin', handleFocus);
    container.removeEventListener('focusout', handleBlur);
    const applicationControls = findControls();
    /** Finds the application's control by its description and its position among the controls with this description. */
    const find = (shellControl: Element) =>
      applicationControls.filter(isSame(shellControl))[
        shellControls.filter(isSame(shellControl)).findIndex((other) => other === shellControl)
      ];
    // Keep the focus if the user or the page has moved it in the meantime.
    if (focusedElement && isFocusLost()) find(focusedElement)?.focus();
    for (const shellControl of shellControls) {
      const control = find(shellControl);
      if (!(shellControl instanceof HTMLInputElement && control instanceof HTMLInputElement))
        continue;
      const { checked, defaultChecked, value, defaultValue } = shellControl;
      if (isChoice(shellControl)) {
        // A radio button that is no longer checked needs no click, because the click on the checked one unchecks it.
        const isChanged =
          checked !== defaultChecked && (checked || shellControl.type === 'checkbox');
        if (isChanged && control.checked !== checked) control.click();
      } else if (value !== defaultValue) typeText(control, value);
    }
    // Links and forms don't need a repeated click, because they work without the application.
    const clickedElement = window.earlyClick?.target;
    const button =
      clickedElement instanceof Element
        ? clickedElement.closest<HTMLElement>('button[type="button"]')
        : null;
    if (button) find(button)?.click();
    window.earlyClick?.listening.abort();
    // Release the memory of the old shell.
    delete window.earlyClick;
    shellControls = [];
    focusedElement = null;
  };
}

/** Enters text as a user does, so that React notices it. */
function typeText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // Closes the suggestions, because the field has lost the focus.
  if (document.activeElement !== input)
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
