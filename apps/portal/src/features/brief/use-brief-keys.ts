import { useEffect, useState } from 'react';
import { readText, writeText } from '../../lib/storage.ts';
import type { Triage } from './use-triage.ts';

const STORAGE_KEY = 'briefKeys';

/**
 * Whether keyboard shortcuts are on. Users of speech input can turn the shortcuts off, because spoken words can trigger
 * them (WCAG 2.1.4). The setting is stored for the device, like the theme.
 */
export function useShortcutsSetting(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readText('local', STORAGE_KEY) !== 'off');
  return [
    isOn,
    (next) => {
      setIsOn(next);
      writeText('local', STORAGE_KEY, next ? null : 'off');
    },
  ];
}

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key press is meant for something else: a field, a dialog, a menu, or a browser shortcut. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
  return (
    defaultPrevented ||
    isComposing ||
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof Element && target.closest(fields) !== null) ||
    document.querySelector(overlays) !== null
  );
}

/**
 * Handles the shortcuts of the brief: J, K, E, and U. Enter needs no handler, because an item's title is a button.
 *
 * @param canMark - false while viewing as an agent.
 */
export function useBriefKeys(triage: Triage, isOn: boolean, canMark: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const actions: Readonly<Record<string, () => void>> = {
      j: () => triage.move(1),
      k: () => triage.move(-1),
      ...(canMark && { e: () => triage.markAsRead(), u: () => triage.undo() }),
    };
    function handleKeyDown(event: KeyboardEvent): void {
      // Ignore the case, because Caps Lock may be on.
      const key = event.key.toLowerCase();
      if (belongsElsewhere(event) || !Object.hasOwn(actions, key)) return;
      event.preventDefault();
      actions[key]?.();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });
}
