import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { JSX, ReactNode } from 'react';

/** How long a message stays in the page after it was handed to the screen reader, in ms. */
const KEEP = 10_000;

export interface AnnounceOptions {
  /**
   * Interrupts what is being read. Only for what cannot wait, such as the end of a session.
   * @default false
   */
  assertive?: boolean | undefined;
}

/** Says `message` to people who use a screen reader; saying the same text again is heard again. */
export type Announce = (message: string, options?: AnnounceOptions) => void;

interface Message {
  id: number;
  text: string;
  assertive: boolean;
}

const AnnounceContext = createContext<Announce | null>(null);

export interface LiveRegionProviderProps {
  children?: ReactNode;
}

/**
 * Holds the one pair of live regions of a page; put it once, at the root.
 *
 * Each message is an element of its own: two that come together are both read, none replaces the other,
 * and the same text a second time is a new element and so is read again.
 *
 * @example
 * <LiveRegionProvider><App /></LiveRegionProvider>
 */
export function LiveRegionProvider({ children }: LiveRegionProviderProps): JSX.Element {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const lastId = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const announce = useCallback<Announce>((text, { assertive = false } = {}) => {
    lastId.current += 1;
    const message = { id: lastId.current, text, assertive };
    setMessages((current) => [...current, message]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setMessages((current) => current.filter(({ id }) => id !== message.id));
    }, KEEP);
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <output aria-live="polite" aria-atomic="false" className="pp-visually-hidden">
        {messages.map(({ id, text, assertive }) =>
          assertive ? null : <span key={id}>{text}</span>,
        )}
      </output>
      {/* The role implies `aria-live`; written out, a modal dialog knows not to hide it with the page. */}
      <div role="alert" aria-live="assertive" aria-atomic="false" className="pp-visually-hidden">
        {messages.map(({ id, text, assertive }) =>
          assertive ? <span key={id}>{text}</span> : null,
        )}
      </div>
    </AnnounceContext>
  );
}

/**
 * The function that says a message to people who use a screen reader. It is stable between renders.
 *
 * @throws {Error} outside of a `LiveRegionProvider`, where nobody would hear the message.
 * @example
 * const announce = useAnnounce();
 * announce('Marked as read');
 */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (announce === null) {
    throw new Error(
      'useAnnounce() was called outside of <LiveRegionProvider>, so its messages would be heard by nobody. ' +
        'Put one <LiveRegionProvider> at the root of the page (in a test or story: around the component).',
    );
  }
  return announce;
}
