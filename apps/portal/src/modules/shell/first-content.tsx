import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const HasFirstContent = createContext(true);

/** The two steps until the first screen shows its content. */
export interface FirstContentSteps {
  onLoaded: () => void;
  onRendered: () => void;
  /** Resolves when the first screen's code and data have loaded. */
  isLoaded: Promise<void>;
  /** Resolves when both steps are done. Null if nothing waits for them. */
  shown: Promise<void> | null;
}

export function createFirstContent(): FirstContentSteps {
  const [isLoaded, onLoaded] = createSignal();
  const [isRendered, onRendered] = createSignal();
  const shown = Promise.all([isLoaded, isRendered]).then(nextPaint);
  return { onLoaded, onRendered, isLoaded, shown };
}

function createSignal(): [Promise<void>, () => void] {
  let send = () => {};
  const signal = new Promise<void>((resolve) => {
    send = resolve;
  });
  return [signal, send];
}

/** Waits until React has rendered what has just loaded and the browser has painted it. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Calls `onRendered` when the screen beside it has rendered. */
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
 * Whether the first screen shows its content. Optional parts of the shell, such as favorites and the cart, load then, so that
 * they don't compete with what the user came for. True without a provider.
 */
export const useHasFirstContent = (): boolean => useContext(HasFirstContent);
