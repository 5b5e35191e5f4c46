import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserHistory, createLocation } from './page-history.ts';

afterEach(() => vi.restoreAllMocks());

/** Throws, as browsers do after too many calls in a period of time. */
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('keeps the old URL, without an error, if the browser refuses to replace the history entry', () => {
  vi.spyOn(window.history, 'replaceState').mockImplementation(refuse);
  const loadPage = vi.fn<(path: string) => void>();
  const history = createBrowserHistory(loadPage);
  const before = history.location.pathname;
  history.replace(createLocation(history.location, '/alerts?unread=true'));
  expect(history.location.pathname).toBe(before);
  expect(loadPage).not.toHaveBeenCalled();
});

it('loads a page from the server if the browser accepts no more history entries', () => {
  vi.spyOn(window.history, 'pushState').mockImplementation(refuse);
  const loadPage = vi.fn<(path: string) => void>();
  const history = createBrowserHistory(loadPage);
  history.push(createLocation(history.location, '/alerts?unread=true'));
  expect(loadPage).toHaveBeenCalledWith('/alerts?unread=true');
});
