import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { nextPaint } from '../../lib/next-paint.ts';

const HasFirstContent = createContext(true);

/** The two steps until the first screen shows its content. */
export interface FirstContentSteps {
  onLoaded: () => void;
  onRendered: () => void;
  /** Resolves when the first screen's code and data have loaded. */
  loaded: Promise<void>;
  /**
   * Resolves when both steps are done and the browser has painted, which a tab in the background doesn't do. Null if there is
   * no first screen to wait for; its content then counts as shown.
   */
  shown: Promise<void> | null;
}

export function createFirstContent(): FirstContentSteps {
  const [loaded, onLoaded] = createSignal();
  const [rendered, onRendered] = createSignal();
  const shown = Promise.all([loaded, rendered]).then(nextPaint);
  return { onLoaded, onRendered, loaded, shown };
}

function createSignal(): [Promise<void>, () => void] {
  let send = () => {};
  const signal = new Promise<void>((resolve) => {
    send = resolve;
  });
  return [signal, send];
}

/** Calls `onRendered` when the screen next to it in the tree has rendered. */
export function RenderedMarker({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered, [onRendered]);
  return null;
}

interface FirstContentProviderProps {
  shown: FirstContentSteps['shown'];
  children: ReactNode;
}

/** Tells the whole application whether the first screen shows its content. */
export function FirstContentProvider({ shown, children }: FirstContentProviderProps) {
  const [hasContent, setHasContent] = useState(shown === null);
  useEffect(() => {
    let isMounted = true;
    void shown?.then(() => isMounted && setHasContent(true));
    return () => {
      isMounted = false;
    };
  }, [shown]);
  return <HasFirstContent value={hasContent}>{children}</HasFirstContent>;
}

/**
 * Whether the first screen shows its content. Optional parts of the shell, such as favorites and the cart, wait for this, so
 * that they don't slow down the content. True without a provider.
 */
export const useHasFirstContent = (): boolean => useContext(HasFirstContent);
