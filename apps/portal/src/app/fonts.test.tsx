import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFonts } from './fonts.ts';

const { dataset } = document.documentElement;

/** Simulates the loading of fonts, because jsdom loads none. */
function stubFonts(faces: readonly string[]) {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => Promise.resolve(faces) },
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset['fonts'];
  Reflect.deleteProperty(document, 'fonts');
});

it('remembers for the next visit that the fonts are cached, and doesn’t change the fonts of this visit', async () => {
  stubFonts(['face']);
  await loadFonts(null);
  await vi.waitFor(() => expect(localStorage.getItem('fonts')).toBe('web'));
  expect(dataset['fonts']).toBeUndefined();
});

it('changes nothing if a font could not be loaded', async () => {
  stubFonts([]);
  const load = vi.spyOn(document.fonts, 'load');
  await loadFonts(null);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(localStorage.getItem('fonts')).toBeNull();
});
