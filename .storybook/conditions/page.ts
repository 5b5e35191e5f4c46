/** Elements that can be clicked, typed into, or selected. */
const controlSelector = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  ...['button', 'checkbox', 'combobox', 'option', 'radio', 'switch', 'tab'].map(
    (role) => `[role="${role}"]`,
  ),
].join(',');

/** True if the element is visible. Text for screen readers only, which is clipped to one pixel, doesn't count as visible. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && isVisible(element);
}

function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { clipPath, opacity } = getComputedStyle(current);
    if (clipPath === 'inset(50%)' || opacity === '0') return false;
  }
  return true;
}

/** The open modal dialog, if there is one. */
export function findOpenModal(): Element | undefined {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog:modal');
  return [...dialogs].find(
    (dialog) =>
      isShown(dialog) &&
      (dialog.matches('[aria-modal="true"], :modal') ||
        document.querySelector('body > [aria-hidden="true"]') !== null),
  );
}

/** The visible controls, or those of the open modal dialog. */
export function findVisibleControls(): HTMLElement[] {
  const root = findOpenModal() ?? document.body;
  return [...root.querySelectorAll<HTMLElement>(controlSelector)].filter(isShown);
}

/**
 * Describes an element in a report.
 *
 * @example describeElement(button) // 'button.pp-button_root "Save"'
 */
export function describeElement(element: Element): string {
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim();
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const [firstClass] = element.classList;
  const tag = element.tagName.toLowerCase() + (firstClass ? `.${firstClass}` : '');
  return short ? `${tag} "${short}"` : tag;
}

/** Waits until the browser has rendered all changes. */
export async function waitForRender(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}
