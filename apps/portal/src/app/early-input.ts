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

/** Returns a description that is the same for a control in the prerendered shell and in the application. */
const describe = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('href') ?? element.getAttribute('name') ?? getOwnText(element),
  ].join();

const isSame = (element: Element) => (other: Element) => describe(element) === describe(other);

/**
 * Watches the prerendered shell, which users can focus, click, and type into before the application replaces it.
 *
 * @param container the element that contains the shell.
 * @returns a function that restores the focus and the typed text in the application, and repeats the last click on a button.
 */
export function keepEarlyInput(container: HTMLElement): () => void {
  const findControls = () => [...container.querySelectorAll<HTMLElement>(controls)];
  let shellControls = findControls();
  let focusedElement = container.contains(document.activeElement) ? document.activeElement : null;
  const handleFocus = ({ target }: FocusEvent) => {
    focusedElement = target instanceof Element ? target : null;
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // When the shell is removed, its focused control loses the focus too. In that case, keep `focused`, so that the same
    // control in the application gets the focus.
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
    if (focusedElement && document.activeElement === document.body) find(focusedElement)?.focus();
    for (const shellControl of shellControls) {
      const control = find(shellControl);
      if (
        shellControl instanceof HTMLInputElement &&
        control instanceof HTMLInputElement &&
        shellControl.value !== ''
      )
        typeText(control, shellControl.value);
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
