/** What can be pressed, typed into or chosen. */
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

/** Is the element drawn, and not what is there for screen readers alone, in one pixel that is clipped away? */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && isVisible(element);
}

function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, opacity } = getComputedStyle(at);
    if (clipPath === 'inset(50%)' || opacity === '0') return false;
  }
  return true;
}

/** The dialog that everything else waits for, where one is open. */
export function openModal(): Element | undefined {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog:modal');
  return [...dialogs].find(
    (dialog) =>
      isShown(dialog) &&
      (dialog.matches('[aria-modal="true"], :modal') ||
        document.querySelector('body > [aria-hidden="true"]') !== null),
  );
}

/** The controls on the page that can be seen and are not waiting behind a dialog. */
export function shownControls(): HTMLElement[] {
  const root = openModal() ?? document.body;
  return [...root.querySelectorAll<HTMLElement>(controlSelector)].filter(isShown);
}

/**
 * An element in the words of a report.
 *
 * @example nameOf(button) // 'button.pp-button_root "Save"'
 */
export function nameOf(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
  const short = words.length > 40 ? `${words.slice(0, 40)}…` : words;
  const [firstClass] = element.classList;
  const tag = element.tagName.toLowerCase() + (firstClass ? `.${firstClass}` : '');
  return short ? `${tag} "${short}"` : tag;
}

/** Waits until the page has drawn what was changed. */
export async function nextFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}
