import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFonts } from './fonts.ts';
import { createMemoryHistory } from './page-history.ts';
import { createRouter } from './router.ts';

const { dataset } = document.documentElement;

const openHome = () => createRouter(createMemoryHistory('/'), () => Promise.resolve(null));

/** jsdom loads no fonts. */
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

it('keeps the first page’s fonts, and uses the web fonts from the second page on', async () => {
  stubFonts(['face']);
  const router = openHome();
  await loadFonts(null, router);
  await vi.waitFor(() => expect(localStorage.getItem('fonts')).toBe('web'));
  await router.navigate('/?page=2');
  expect(dataset['fonts']).toBeUndefined();
  await router.navigate('/alerts');
  expect(dataset['fonts']).toBe('web');
});

it('changes nothing if a font could not be loaded', async () => {
  stubFonts([]);
  const router = openHome();
  const load = vi.spyOn(document.fonts, 'load');
  await loadFonts(null, router);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await router.navigate('/alerts');
  expect(dataset['fonts']).toBeUndefined();
  expect(localStorage.getItem('fonts')).toBeNull();
});
