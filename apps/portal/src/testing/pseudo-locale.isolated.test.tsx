import { sampleLibrary, samplePersona } from '@producer-portal/api/sample-library';
import { handlers } from '@producer-portal/api/testing';
import { cleanup, fireEvent } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { pseudoMarks } from '../lib/catalogs/pseudo.ts';
import { pageLocale } from '../lib/page-locale.ts';
import { defaultConfig } from '../modules/session/portal-config.ts';
import { usStates } from '../modules/states/us-states.ts';
import { routeIds } from '../routes.manifest.ts';
import {
  collectStrings,
  collectTexts,
  PERSONA,
  toPlainText,
  useRouteTexts,
} from './route-texts.ts';

// Opens every route in the pseudo-locale, with content, without it, and after failed calls, and clicks each kind of button once,
// which opens dialogs and menus. Expects that each text is from a catalog or from the host. A new text that is not in a catalog
// would stay in English in every other language.

// The locale is chosen when its module loads, before the tests run.
vi.hoisted(() => {
  localStorage.setItem('locale', 'ar-XB');
  document.body.innerHTML =
    '<script id="portal-config" type="application/json">{"locales":["ar-XB"]}</script>';
});

const { network, openRoute, getHostTexts } = useRouteTexts();

/** The words of a text, in lower case. Numbers and punctuation depend on formats, not on catalogs. */
const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Words that formats of dates, times, and file sizes add. The pseudo-locale has English formats. */
const formatWords = new Set(
  // Dates that cover all months and all days of the week.
  Array.from({ length: 84 }, (_, i) => new Date(2026, i % 12, i + 1))
    .flatMap((date) =>
      (['long', 'short'] as const).map((style) =>
        date.toLocaleDateString('en-US', { month: style, weekday: style }),
      ),
    )
    .flatMap(words)
    // Calendars shorten the days of the week to two letters.
    .flatMap((word) => [word, word.slice(0, 2)])
    .concat('am', 'pm', 'et', 'kb', 'mb'),
);

const [start, end] = pseudoMarks;
const translatedPart = new RegExp(`${start}[^${start}${end}]*${end}`, 'u');

/** Removes the translated parts of a text. A value in a translated text can be a translated text itself. */
function removeTranslated(text: string): string {
  let rest = text;
  while (translatedPart.test(rest)) rest = rest.replace(translatedPart, ', ');
  return rest;
}

/** Cache of the words of each host text, because most routes get the same texts. */
const hostWords = new Map<string, string>();

function getHostWords(text: string): string {
  let found = hostWords.get(text);
  if (found === undefined) {
    found = words(`${text} | ${toPlainText(text)}`).join(' ');
    hostWords.set(text, found);
  }
  return found;
}

/** Texts that are neither from a catalog nor from the host. */
function findUntranslated(): string[] {
  const knownWords = ` ${getHostTexts().map(getHostWords).join(' ')} `;
  const isKnown = (text: string) => knownWords.includes(` ${words(text).join(' ')} `);
  const isFormat = (text: string) => words(text).every((word) => formatWords.has(word));
  return [...new Set(collectTexts())].filter((text) => {
    const rest = removeTranslated(text);
    return (
      !isKnown(rest) && !rest.split(/[,.:·\n]/u).every((part) => isFormat(part) || isKnown(part))
    );
  });
}

/** Names that are the same in every language: of people, agencies, states, networks, and the user's favorites. */
const names = new Set(
  [
    defaultConfig.portalName,
    ...collectStrings(samplePersona(PERSONA)),
    ...usStates.map(({ name }) => name),
    ...collectStrings(sampleLibrary.personaData[PERSONA]?.favoritePages),
    ...(sampleLibrary.personaData[PERSONA]?.collateralRequests ?? []).flatMap(({ delivery }) =>
      collectStrings(delivery),
    ),
    ...sampleLibrary.socialPosts.flatMap(({ networks }) => networks ?? []),
  ].map((name) => words(name).join(' ')),
);
const isName = (text: string) =>
  names.has(words(text).join(' ')) ||
  text.split(',').every((part) => names.has(words(part).join(' '))) ||
  /@|\b(?:pdf|csv)\b/iu.test(text) ||
  // The site of an external link.
  /^[\w-]+(?:\.[\w-]+)+$/u.test(text);

/** Texts of the host that are not marked as English. Screen readers would pronounce them as if they were in the page's language. */
function findUnmarked(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const ignoredElements =
    'script, style, svg, kbd, address, [aria-live], [aria-hidden], [lang]:not(html)';
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement || parentElement.closest(ignoredElements)) continue;
    const rest = removeTranslated(nodeValue ?? '');
    const hasWords = words(rest).some((word) => word.length > 2 && !formatWords.has(word));
    if (hasWords && !isName(rest)) found.push(rest);
  }
  return [...new Set(found)];
}

/** Finds the page's wrong texts, grouped by problem. */
const findWrongTexts = () => ({ untranslated: findUntranslated(), unmarked: findUnmarked() });
const none = { untranslated: [], unmarked: [] };

it.each(routeIds)('%s shows no text outside of the catalogs', async (id) => {
  expect(pageLocale).toBe('ar-XB');
  await openRoute(id);
  expect(findWrongTexts()).toEqual(none);
});

interface Outcomes {
  empty: () => HttpHandler;
  failed: (status: number, body: { message: string }) => HttpHandler;
}
const scenarios: Record<string, (outcomes: Outcomes) => HttpHandler> = {
  'without content': ({ empty }) => empty(),
  'after a rejected call': ({ failed }) => failed(422, { message: 'The host says no.' }),
  'after a call that finds nothing': ({ failed }) => failed(404, { message: 'It is gone.' }),
};
const callOutcomes: Outcomes[] = Object.entries(handlers).flatMap(([name, calls]) =>
  // Keep sign-in working, and the user's states. Without states, every page redirects to /no-states.
  ['authToken', 'states'].includes(name) ? [] : Object.values(calls),
);

describe.each(Object.entries(scenarios))('%s', (_name, toHandler) => {
  it.each(routeIds)('%s shows no text outside of the catalogs', async (id) => {
    network.use(...callOutcomes.map(toHandler));
    await openRoute(id);
    expect(findWrongTexts()).toEqual(none);
  });
});

/**
 * Returns the translated part of a button's name, which is the same in all rows of a list. Without one, returns the button's
 * class.
 */
function toKind(button: HTMLButtonElement): string {
  const name = button.getAttribute('aria-label') ?? button.textContent;
  return (
    words(name)
      .filter((word) => /[^a-z]/u.test(word))
      .join(' ') || button.className
  );
}

/** The kinds of buttons that the test has clicked. Many routes have the same buttons, such as those of the header. */
const clickedKinds = new Set<string>();

it.each(routeIds)(
  '%s opens no text outside of the catalogs',
  async (id) => {
    let hasClicked: boolean;
    do {
      hasClicked = false;
      const waitForScreen = await openRoute(id);
      for (;;) {
        // A click can open a dialog or a menu with more buttons, or leave the page.
        const button = [...document.querySelectorAll('button')].find(
          (each) => !each.disabled && !clickedKinds.has(toKind(each)),
        );
        if (!button) break;
        const kind = toKind(button);
        hasClicked = true;
        fireEvent.click(button);
        await waitForScreen();
        expect(findWrongTexts()).toEqual(none);
        // Not before the assertion: after a failure, a retry must click it again.
        clickedKinds.add(kind);
      }
      cleanup();
    } while (hasClicked);
  },
  // The first route opens everything that the shell has.
  120_000,
);
