'use client';

import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { JSX, ReactNode } from 'react';

/** How long a message stays in the DOM, in ms. */
const MESSAGE_LIFETIME = 10_000;

export interface AnnounceOptions {
  /**
   * Interrupts the screen reader. Use it only for urgent messages, such as the end of a session.
   * @default false
   */
  assertive?: boolean | undefined;
  /** Language of the message, such as `en`, if it isn't the page's. */
  lang?: string | undefined;
}

/** Announces `message` to screen readers. Repeated text is announced again. */
export type Announce = (message: string, options?: AnnounceOptions) => void;

interface Message {
  id: number;
  text: string;
  assertive: boolean;
  lang: string | undefined;
}

const AnnounceContext = createContext<Announce | null>(null);

export interface LiveRegionProviderProps {
  children?: ReactNode;
}

/**
 * Renders the page's two live regions, polite and assertive. Use it once, at the root.
 *
 * Each message is a separate element, so that two simultaneous messages are both read, and
 * repeated text is read again.
 *
 * @example
 * <LiveRegionProvider><App /></LiveRegionProvider>
 */
export function LiveRegionProvider({ children }: LiveRegionProviderProps): JSX.Element {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const lastId = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const announce = useCallback<Announce>((text, { assertive = false, lang } = {}) => {
    lastId.current += 1;
    const message = { id: lastId.current, text, assertive, lang };
    setMessages((current) => [...current, message]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setMessages((current) => current.filter(({ id }) => id !== message.id));
    }, MESSAGE_LIFETIME);
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const activeTimers = timers.current;
    return () => {
      for (const timer of activeTimers) clearTimeout(timer);
      activeTimers.clear();
    };
  }, []);

  const renderMessages = (isAssertive: boolean) =>
    messages.map(({ id, text, assertive, lang }) =>
      assertive === isAssertive ? (
        <span key={id} lang={lang}>
          {text}
        </span>
      ) : null,
    );

  return (
    <AnnounceContext value={announce}>
      {children}
      {/* Keep the explicit `aria-live`, although the roles imply it: an open modal dialog hides the rest
          of the page from screen readers, except elements with this attribute. */}
      <output aria-live="polite" aria-atomic="false" className="pp-visually-hidden">
        {renderMessages(false)}
      </output>
      <div role="alert" aria-live="assertive" aria-atomic="false" className="pp-visually-hidden">
        {renderMessages(true)}
      </div>
    </AnnounceContext>
  );
}

/**
 * Returns the function that announces messages to screen readers. Its identity is stable.
 *
 * @throws {Error} outside of a `LiveRegionProvider`.
 * @example
 * const announce = useAnnounce();
 * announce('Marked as read');
 */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (announce === null) {
    throw new Error(
      'useAnnounce() was called outside of <LiveRegionProvider>, so its messages would not be announced. ' +
        'Put one <LiveRegionProvider> at the root of the page (in a test or story: around the component).',
    );
  }
  return announce;
}
