import { expect, it, vi } from 'vitest';
import { createMenuTranslator, getFallbackMenus } from './fallback-menus.ts';
import { toMenuEntries } from './menu-entries.ts';

vi.mock('../../lib/page-locale.ts', () => ({
  formatLocale: 'es-US',
  pageLocale: 'es-US',
  messages: { News: 'Noticias', 'All alerts': 'Todas las alertas', Guides: 'Guías' },
}));

it('translates the host’s items that are also built-in, and marks others as English', () => {
  const { top, bottom } = getFallbackMenus('Ask');
  const items = [
    {
      label: 'News',
      children: [
        { label: 'All alerts', path: '/alerts' },
        { label: 'All alerts', path: '/policy-updates' },
        { label: 'Storm center', path: '/alerts' },
      ],
    },
    { label: 'Guides', path: '/guides-and-rate-bulletins' },
  ];
  const translate = createMenuTranslator([...top, ...bottom]);
  const entries = toMenuEntries(items, { kind: 'regular', claims: null }, 'top', 'en', translate);
  const texts = entries
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .map(({ label, lang }) => [label, lang]);
  // cspell:ignore Noticias Todas alertas Guías
  expect(texts).toEqual([
    ['Noticias', undefined],
    ['Todas las alertas', undefined],
    ['All alerts', 'en'],
    ['Storm center', 'en'],
    ['Guías', undefined],
  ]);
});
