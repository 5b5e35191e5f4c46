import { readText, writeText } from '../../lib/storage.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}

/** The stored choice, or `system` if it is missing or malformed. The boot script reads the same key. */
export function readTheme(): ThemeChoice {
  const stored = readText('local', 'theme');
  return isThemeChoice(stored) ? stored : 'system';
}

/** Applies and stores a choice. `system` removes the attribute, so that the page follows the device. */
export function chooseTheme(choice: ThemeChoice): void {
  writeText('local', 'theme', choice);
  applyTheme(choice);
}

export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}
