import type { LockRequester } from './lock.ts';
import type { SessionStorage } from './safe-storage.ts';
import type { OpenTabChannel, TabEnvelope } from './tab-messages.ts';

type Tab = {
  storage: SessionStorage;
  events: EventTarget;
  openChannel: OpenTabChannel;
};

/**
 * Several tabs of one browser for tests: a shared storage whose events, and a channel whose
 * messages, wait in `pending` until they are delivered, in any order the test likes.
 */
export function createFakeBrowser() {
  const stored = new Map<string, string>();
  const tabs: { events: EventTarget; listeners: Set<(data: unknown) => void> }[] = [];
  const pending: (() => void)[] = [];
  const sent: TabEnvelope[] = [];

  function openTab(): Tab {
    const tab: (typeof tabs)[number] = { events: new EventTarget(), listeners: new Set() };
    tabs.push(tab);
    const others = () => tabs.filter((other) => other !== tab);
    const changed = () => {
      for (const other of others())
        pending.push(() => other.events.dispatchEvent(new Event('storage')));
    };
    return {
      events: tab.events,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem(key, value) {
          stored.set(key, value);
          changed();
        },
        removeItem(key) {
          if (stored.delete(key)) changed();
        },
      },
      openChannel(onMessage) {
        tab.listeners.add(onMessage);
        return {
          send(envelope) {
            sent.push(envelope);
            for (const other of others()) {
              pending.push(() => {
                for (const listener of other.listeners) listener(envelope);
              });
            }
          },
          close: () => tab.listeners.delete(onMessage),
        };
      },
    };
  }

  return {
    stored,
    sent,
    pending,
    openTab,
    /** Delivers everything that waits, and what that brings forth, first come first served. */
    deliver() {
      for (let next = pending.shift(); next; next = pending.shift()) next();
    },
  };
}

/** The locks of one browser: one turn after the other. */
export function createFakeLocks(): LockRequester {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, _options, work) {
      const turn = last.then(work, work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
