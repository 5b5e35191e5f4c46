import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

it('notifies all listeners until they unsubscribe', () => {
  const listeners = createListeners<[string]>();
  const messages: string[] = [];
  const stop = listeners.subscribe((message) => messages.push(`first ${message}`));
  listeners.subscribe((message) => messages.push(`second ${message}`));
  listeners.notify('a');
  stop();
  listeners.notify('b');
  expect(messages).toEqual(['first a', 'second a', 'second b']);
});

it('rethrows a listener’s error in a microtask, without affecting the others or the caller', () => {
  const microtasks = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
  const listeners = createListeners<[]>();
  const listener = vi.fn<() => void>();
  listeners.subscribe(() => {
    throw new Error('a broken listener');
  });
  listeners.subscribe(listener);
  listeners.notify();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(microtasks.mock.calls).toHaveLength(1);
  expect(microtasks.mock.calls[0]?.[0]).toThrow('a broken listener');
  microtasks.mockRestore();
});
