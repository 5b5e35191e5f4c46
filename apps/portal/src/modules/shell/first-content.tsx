import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const HasFirstContent = createContext(true);

/** The two steps until the first screen shows its content. */
export interface FirstContentSteps {
  onLoaded: () => void;
  onRendered: () => void;
  /** Resolves when both steps are done. Null if nothing waits for them. */
  isShown: Promise<void> | null;
}

export function createFirstContent(): FirstContentSteps {
  const [loaded, onLoaded] = createSignal();
  const [rendered, onRendered] = createSignal();
  const isShown = Promise.all([loaded, rendered]).then(nextPaint);
  return { onLoaded, onRendered, isShown };
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
  isShown: FirstContentSteps['isShown'];
  children: ReactNode;
}

/** Tells the whole application whether the first screen shows its content. */
export function FirstContentProvider({ isShown, children }: FirstContentProviderProps) {
  const [hasContent, setHasContent] = useState(isShown === null);
  useEffect(() => {
    let isMounted = true;
    void isShown?.then(() => isMounted && setHasContent(true));
    return () => {
      isMounted = false;
    };
  }, [isShown]);
  return <HasFirstContent value={hasContent}>{children}</HasFirstContent>;
}

/**
 * Whether the first screen shows its content. Optional parts of the shell, such as favorites and the cart, load then, so that
 * they don't compete with what the user came for. True without a provider.
 */
export const useHasFirstContent = (): boolean => useContext(HasFirstContent);
