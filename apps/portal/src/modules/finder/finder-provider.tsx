import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FinderProps } from './finder.tsx';

const FinderContext = createContext<() => void>(() => {});

/** Opens the finder. */
export function useOpenFinder(): () => void {
  return useContext(FinderContext);
}

/** A Mac's own key for commands; its Control is for editing text. */
const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The key that opens the finder, as it is written on this device. */
export const finderKey = () => (isMac() ? '⌘K' : 'Ctrl K');

const typing =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"])';

/** The key, pressed where nobody else has a use for it: in a form's own field it stays the browser's. */
function opensFinder(event: KeyboardEvent): boolean {
  const { key, shiftKey, altKey, target, defaultPrevented } = event;
  const hasCommand = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (defaultPrevented || !hasCommand || shiftKey || altKey || key.toLowerCase() !== 'k')
    return false;
  const isForeignField =
    target instanceof Element && target.closest(typing) && !target.closest('[role="search"]');
  return !isForeignField && !document.querySelector('[role="dialog"], [role="alertdialog"]');
}

export interface FinderProviderProps {
  /** False where there is nobody to search. */
  readonly enabled: boolean;
  readonly children: ReactNode;
}

/** Opens the finder on Ctrl K (⌘ K) and on `useOpenFinder`; its code comes with the first press. */
export function FinderProvider({ enabled, children }: FinderProviderProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The page that it was opened on: on any other it is closed again. */
  const [page, setPage] = useState<string | null>(null);
  const [Finder, setFinder] = useState<ComponentType<FinderProps> | null>(null);

  const open = useCallback(() => {
    setPage(key);
    import('./finder.tsx').then(
      (module) => setFinder(() => module.Finder),
      // The page of the search does the same.
      () => void navigate('/search'),
    );
  }, [key, navigate]);

  useEffect(() => {
    if (!enabled) return undefined;
    function answer(event: KeyboardEvent) {
      if (!opensFinder(event)) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [enabled, open]);

  return (
    <FinderContext value={open}>
      {children}
      {Finder && enabled && page === key && <Finder onClose={() => setPage(null)} />}
    </FinderContext>
  );
}
