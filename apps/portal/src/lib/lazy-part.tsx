import { lazy, useEffect, useReducer, useState } from 'react';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { canReachHost, loadCode } from './load-code.ts';

/** Tries again to load a part. Reloads the page if nothing else can help. */
export type TryAgain = () => Promise<void>;

interface LoadErrorProps {
  /** Rendered if the code can't be loaded. @default nothing */
  readonly renderLoadError?: (tryAgain: TryAgain) => ReactNode;
}

/** A component whose code loads when it first renders. */
export interface LazyPart<Props> extends FunctionComponent<Props & LoadErrorProps> {
  /** Loads the code early. Never rejects. */
  readonly preload: () => Promise<void>;
}

/**
 * Lazily loads a part of the page. Render it in a Suspense boundary. Unlike with React's `lazy`, the rest of the page works if the
 * code can't be loaded, and the part loads as soon as the network is back.
 *
 * @example
 * const PageStar = lazyPart(() => import('./page-star.tsx').then((module) => module.PageStar));
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let failure: unknown = null;
  let pending: Promise<void> | null = null;

  async function attempt(): Promise<void> {
    if (Loaded || isMissingStylesheet(failure)) return;
    try {
      Loaded = await loadCode(load);
    } catch (error) {
      failure = error ?? new Error('The code could not be loaded');
    } finally {
      pending = null;
    }
  }
  const loadOnce = () => (pending ??= attempt());

  /** The part after the first attempt: loaded or missing. */
  function SettledPart({ renderLoadError, ...props }: Props & LoadErrorProps) {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    // All props except `renderLoadError` belong to the part.
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;

    async function tryAgain() {
      await loadOnce();
      rerender();
      // Chromium remembers a failed import until the page reloads. Without a network, a reload would leave the user without a page.
      if (!Loaded && (await canReachHost())) window.location.reload();
    }
    return (
      <>
        <RetryWhenOnline load={loadOnce} onSettled={rerender} />
        {renderLoadError?.(tryAgain)}
      </>
    );
  }
  const PendingPart = lazy(async () => {
    await loadOnce();
    return { default: SettledPart };
  });
  function Part(props: Props & LoadErrorProps) {
    // Use the same component as long as the part is mounted, because another component would reset the part's state.
    const [Component] = useState<ComponentType<Props & LoadErrorProps>>(() =>
      Loaded || failure !== null ? SettledPart : PendingPart,
    );
    return <Component {...props} />;
  }
  return Object.assign(Part, { preload: loadOnce });
}

/** Tries again when the part is mounted again and when the network is back. */
function RetryWhenOnline({
  load,
  onSettled,
}: {
  load: () => Promise<void>;
  onSettled: () => void;
}) {
  useEffect(() => {
    const retry = () => void load().then(onSettled);
    if (navigator.onLine) retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [load, onSettled]);
  return null;
}

/**
 * Whether an import failed because of a stylesheet. Vite's import code requests a stylesheet only once, so a second import
 * would render the part without its styles.
 */
const isMissingStylesheet = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Unable to preload CSS');
