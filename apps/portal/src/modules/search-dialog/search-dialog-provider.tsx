import { createContext, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { PartLoadError } from '../offline/part-load-error.tsx';

/** Loads on first use. */
const SearchDialog = lazyPart(() =>
  import('./search-dialog.tsx').then((module) => module.SearchDialog),
);

const SearchDialogContext = createContext<() => void>(() => {});

/** Returns a function that opens the search dialog. */
export function useOpenSearchDialog(): () => void {
  return useContext(SearchDialogContext);
}

/** True on a Mac, where shortcuts use Command, because Control is for editing text. */
const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The shortcut of the search dialog, as written on this device. */
export const searchDialogKey = () => (isMac() ? '⌘K' : 'Ctrl K');

const textFields =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"])';

/** Whether the event is the shortcut. It doesn't count in a text field other than search, or while a dialog is open. */
function opensSearchDialog(event: KeyboardEvent): boolean {
  const { key, shiftKey, altKey, target, defaultPrevented } = event;
  const hasCommand = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (defaultPrevented || !hasCommand || shiftKey || altKey || key.toLowerCase() !== 'k')
    return false;
  const isOtherField =
    target instanceof Element && target.closest(textFields) && !target.closest('[role="search"]');
  return !isOtherField && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}

export interface SearchDialogProviderProps {
  /** False when signed out. */
  readonly enabled: boolean;
  readonly children: ReactNode;
}

/**
 * Opens the search dialog on Ctrl K (⌘ K), or when a component calls the function from `useOpenSearchDialog`.
 */
export function SearchDialogProvider({ enabled, children }: SearchDialogProviderProps) {
  const { key } = useLocation();
  /** Key of the history entry on which the dialog was opened. Navigating closes the dialog. */
  const [openKey, setOpenKey] = useState<string | null>(null);

  const open = useCallback(() => setOpenKey(key), [key]);
  const close = () => setOpenKey(null);

  useEffect(() => {
    if (!enabled) return undefined;
    function handleKeyDown(event: KeyboardEvent) {
      if (!opensSearchDialog(event)) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [enabled, open]);

  return (
    <SearchDialogContext value={open}>
      {children}
      {enabled && openKey === key && (
        <Suspense fallback={null}>
          <SearchDialog
            onClose={close}
            renderLoadError={(tryAgain) => <PartLoadError onTryAgain={tryAgain} onClose={close} />}
          />
        </Suspense>
      )}
    </SearchDialogContext>
  );
}
