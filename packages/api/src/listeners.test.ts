import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

it('tells everybody until they stop it', () => {
  const listeners = createListeners<[string]>();
  const received: string[] = [];
  const stop = listeners.subscribe((news) => received.push(`first ${news}`));
  listeners.subscribe((news) => received.push(`second ${news}`));
  listeners.notify('a');
  stop();
  listeners.notify('b');
  expect(received).toEqual(['first a', 'second a', 'second b']);
});

it('keeps what one throws from the others and from the teller, and throws it apart', () => {
  const apart = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
  const listeners = createListeners<[]>();
  const received = vi.fn<() => void>();
  listeners.subscribe(() => {
    throw new Error('a broken listener');
  });
  listeners.subscribe(received);
  listeners.notify();
  expect(received).toHaveBeenCalledTimes(1);
  expect(apart.mock.calls).toHaveLength(1);
  expect(apart.mock.calls[0]?.[0]).toThrow('a broken listener');
  apart.mockRestore();
});
