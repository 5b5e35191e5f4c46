import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SearchDialogProps } from './search-dialog.tsx';

const SearchDialogContext = createContext<() => void>(() => {});

/** Opens the finder. */
export function useOpenSearchDialog(): () => void {
  return useContext(SearchDialogContext);
}

/** A Mac's own key for commands; its Control is for editing text. */
const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The key that opens the finder, as it is written on this device. */
export const searchDialogKey = () => (isMac() ? '⌘K' : 'Ctrl K');

const typing =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"])';

/** The key, pressed where nobody else has a use for it: in a form's own field it stays the browser's. */
function opensSearchDialog(event: KeyboardEvent): boolean {
  const { key, shiftKey, altKey, target, defaultPrevented } = event;
  const hasCommand = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (defaultPrevented || !hasCommand || shiftKey || altKey || key.toLowerCase() !== 'k')
    return false;
  const isForeignField =
    target instanceof Element && target.closest(typing) && !target.closest('[role="search"]');
  return !isForeignField && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}

export interface SearchDialogProviderProps {
  /** False where there is nobody to search. */
  readonly enabled: boolean;
  readonly children: ReactNode;
}

/** Opens the finder on Ctrl K (⌘ K) and on `useOpenSearchDialog`; its code comes with the first press. */
export function SearchDialogProvider({ enabled, children }: SearchDialogProviderProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The page that it was opened on: on any other it is closed again. */
  const [page, setPage] = useState<string | null>(null);
  const [SearchDialog, setSearchDialog] = useState<ComponentType<SearchDialogProps> | null>(null);

  const open = useCallback(() => {
    setPage(key);
    import('./search-dialog.tsx').then(
      (module) => setSearchDialog(() => module.SearchDialog),
      // The page of the search does the same.
      () => void navigate('/search'),
    );
  }, [key, navigate]);

  useEffect(() => {
    if (!enabled) return undefined;
    function response(event: KeyboardEvent) {
      if (!opensSearchDialog(event)) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', response);
    return () => document.removeEventListener('keydown', response);
  }, [enabled, open]);

  return (
    <SearchDialogContext value={open}>
      {children}
      {SearchDialog && enabled && page === key && <SearchDialog onClose={() => setPage(null)} />}
    </SearchDialogContext>
  );
}
