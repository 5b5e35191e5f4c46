import { expect, it, vi } from 'vitest';
import { toFavorite } from './use-favorites.ts';

// cspell:ignore Alertas

// The locale is chosen when its module loads, which is before the tests.
vi.hoisted(() => localStorage.setItem('locale', 'es-US'));

it('names a page in the page’s language, unless the user has renamed the favorite', () => {
  const getTitle = (title: string, path = '/alerts') =>
    toFavorite({ id: 1, position: 1, title, path }).title;
  expect(getTitle('Alerts')).toBe('Alertas');
  expect(getTitle('')).toBe('Alertas');
  expect(getTitle('Read first')).toBe('Read first');
  expect(getTitle('Alerts', '/contact-us')).toBe('Alerts');
});
