const controls = 'a, button, input';

/** What identifies a control in both the prerendered shell and the application. */
const describe = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('href'),
    element.getAttribute('name'),
    element.textContent,
  ].join();

/**
 * Watches the prerendered shell, which users can focus and type into before the application replaces it.
 *
 * @param container the element that contains the shell.
 * @returns a function that restores the focus and the typed text in the application.
 */
export function keepEarlyInput(container: HTMLElement): () => void {
  const shellInputs = [...container.querySelectorAll('input')];
  let focused = container.contains(document.activeElement) ? document.activeElement : null;
  const handleFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  container.addEventListener('focusin', handleFocus);

  return () => {
    container.removeEventListener('focusin', handleFocus);
    const find = (shellElement: Element) =>
      [...container.querySelectorAll<HTMLElement>(controls)].find(
        (element) => describe(element) === describe(shellElement),
      );
    for (const shellInput of shellInputs) {
      const input = find(shellInput);
      if (input instanceof HTMLInputElement && shellInput.value !== '')
        typeText(input, shellInput.value);
    }
    // If the user or the page has moved the focus since, keep it.
    if (focused && document.activeElement === document.body) find(focused)?.focus();
  };
}

/** Enters text as a user does, so that React notices it. */
function typeText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
