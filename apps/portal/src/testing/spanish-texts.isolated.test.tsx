import { expect, it, vi } from 'vitest';
import { pageLocale } from '../lib/page-locale.ts';
import { routeIds } from '../routes.manifest.ts';
import { collectTexts, toPlainText, useRouteTexts } from './route-texts.ts';

// Opens every route in Spanish, and expects no English date in the portal's own texts. The pseudo-locale has English formats, so
// its test can't tell a date that is always English from a translated one.

// The locale is chosen when its module loads, before the tests run.
vi.hoisted(() => localStorage.setItem('locale', 'es-US'));

const { openRoute, getHostTexts } = useRouteTexts();

/** The words and numbers of a text, in lower case. */
const tokens = (text: string) => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/** The names of all months and all days of the week, long and short. */
const dateWords = (locale: string) =>
  new Set(
    Array.from({ length: 84 }, (_, i) => new Date(2026, i % 12, i + 1))
      .flatMap((date) =>
        (['long', 'short'] as const).map((style) =>
          date.toLocaleDateString(locale, { month: style, weekday: style }),
        ),
      )
      .flatMap(tokens),
  );
const spanishDateWords = dateWords('es-US');
const allEnglishWords = [...dateWords('en-US')];
const englishDateWords = new Set(allEnglishWords.filter((word) => !spanishDateWords.has(word)));
const capitalized = allEnglishWords.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
/** "Mar 2". Some names are the same in Spanish, but without a capital letter and after the day: "2 mar". */
const englishOrder = new RegExp(`\\b(?:${capitalized.join('|')}) \\d{1,2}\\b`, 'u');

/** Texts with an English date. A date that the host has sent, such as one in a title, may be part of a Spanish sentence. */
function findEnglishDates(texts: readonly string[]): string[] {
  const hostTokens = ` ${getHostTexts()
    .flatMap((text) => tokens(`${text} | ${toPlainText(text)}`))
    .join(' ')} `;
  return [...new Set(texts)].filter((text) => {
    const all = tokens(text);
    const [day] = englishOrder.exec(text) ?? [];
    if (day !== undefined && !hostTokens.includes(` ${tokens(day).join(' ')} `)) return true;
    return all.some(
      (word, index) =>
        englishDateWords.has(word) &&
        !hostTokens.includes(` ${all.slice(Math.max(index - 1, 0), index + 2).join(' ')} `),
    );
  });
}

it('finds English dates', () => {
  const english = ['Mar 2', 'Ends March 2, 2026', 'Monday', 'Ends Jun 14'];
  const spanish = ['2 mar', 'nov 25', '2 mar, 9:00 a. m.', '2 de marzo de 2026', 'lunes'];
  expect(findEnglishDates([...english, ...spanish])).toEqual(english);
});

it.each(routeIds)('%s shows no English date in Spanish', async (id) => {
  expect(pageLocale).toBe('es-US');
  await openRoute(id);
  expect(findEnglishDates(collectTexts())).toEqual([]);
});
