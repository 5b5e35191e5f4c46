import type { LockRequester } from './lock.ts';
import type { SessionStorage } from './safe-storage.ts';
import type { OpenTabChannel, TabEnvelope } from './tab-messages.ts';

type Tab = {
  storage: SessionStorage;
  events: EventTarget;
  openChannel: OpenTabChannel;
};

/**
 * Creates a browser with several tabs for tests. Storage events and channel messages wait in `pending`
 * until the test delivers them, in any order.
 */
export function createFakeBrowser() {
  const stored = new Map<string, string>();
  const tabs: { events: EventTarget; listeners: Set<(data: unknown) => void> }[] = [];
  const pending: (() => void)[] = [];
  const sentMessages: TabEnvelope[] = [];

  function openTab(): Tab {
    const tab: (typeof tabs)[number] = { events: new EventTarget(), listeners: new Set() };
    tabs.push(tab);
    const getOtherTabs = () => tabs.filter((other) => other !== tab);
    const queueStorageEvents = () => {
      for (const other of getOtherTabs())
        pending.push(() => other.events.dispatchEvent(new Event('storage')));
    };
    return {
      events: tab.events,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem(key, value) {
          stored.set(key, value);
          queueStorageEvents();
        },
        removeItem(key) {
          if (stored.delete(key)) queueStorageEvents();
        },
      },
      openChannel(onMessage) {
        tab.listeners.add(onMessage);
        return {
          send(envelope) {
            sentMessages.push(envelope);
            for (const other of getOtherTabs()) {
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
    sentMessages,
    pending,
    openTab,
    /** Delivers everything in `pending` in order, including later additions. */
    deliver() {
      for (let deliverNext = pending.shift(); deliverNext; deliverNext = pending.shift())
        deliverNext();
    },
  };
}

/** Creates Web Locks that run one task at a time. */
export function createFakeLocks(): LockRequester {
  let lastTask: Promise<unknown> = Promise.resolve();
  return {
    request(_name, _options, task) {
      const currentTask = lastTask.then(task, task);
      lastTask = currentTask.catch(() => undefined);
      return currentTask;
    },
  };
}
