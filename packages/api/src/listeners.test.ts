import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

it('tells everybody until they stop it', () => {
  const listeners = createListeners<[string]>();
  const heard: string[] = [];
  const stop = listeners.subscribe((news) => heard.push(`first ${news}`));
  listeners.subscribe((news) => heard.push(`second ${news}`));
  listeners.notify('a');
  stop();
  listeners.notify('b');
  expect(heard).toEqual(['first a', 'second a', 'second b']);
});

it('keeps what one throws from the others and from the teller, and throws it apart', () => {
  const apart = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
  const listeners = createListeners<[]>();
  const heard = vi.fn<() => void>();
  listeners.subscribe(() => {
    throw new Error('a broken listener');
  });
  listeners.subscribe(heard);
  listeners.notify();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(apart.mock.calls).toHaveLength(1);
  expect(apart.mock.calls[0]?.[0]).toThrow('a broken listener');
  apart.mockRestore();
});
