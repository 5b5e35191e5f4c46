import { samplePersona } from '@producer-portal/api/sample-library';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { toSampleUrl } from '../../e2e/sample-urls.ts';
import { locales } from '../lib/locales.ts';
import { defaultConfig } from '../modules/session/portal-config.ts';
import { usStates } from '../modules/states/us-states.ts';
import { routeDef } from '../routes.manifest.ts';
import type { RouteId } from '../routes.manifest.ts';
import { useNetwork } from './network.ts';
import { openScreen } from './open-screen.tsx';

export const PERSONA = 'independent-producer';
const TEXT_ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** All strings in a JSON value. */
export function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(collectStrings)
    : [];
}

/** The text of a string from the host, which may be HTML. */
export function toPlainText(html: string): string {
  // Most strings have no markup, and parsing them takes most of a test's time.
  if (!/[&<]/.test(html)) return html;
  const template = document.createElement('template');
  // Puts spaces between the words of adjacent elements, such as table cells.
  template.innerHTML = html.replaceAll('<', ' <');
  return template.content.textContent;
}

/** All texts that the page shows, or that only screen readers speak. */
export function collectTexts(): string[] {
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    TEXT_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
  );
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    // The names of keyboard keys (`kbd`) aren't translated.
    if (!parentElement?.closest('script, style, kbd')) texts.push(nodeValue ?? '');
  }
  return [document.title, ...attributes, ...texts];
}

/** Opens every route of a test file in the locale that the file has chosen, and knows the host's texts on the page. */
export function useRouteTexts() {
  const network = useNetwork();
  /** The texts that the host has sent to the current page, and the names of the portal, the user, and the states. */
  let hostTexts: string[] = [];
  beforeEach(() => {
    hostTexts = [];
    network.events.on('response:mocked', ({ response }) => {
      const body: Promise<unknown> = response.clone().json();
      void body.then((value) => hostTexts.push(...collectStrings(value))).catch(() => {});
    });
  });
  afterEach(() => network.events.removeAllListeners());

  /** Opens a route, and waits until it has its code and its responses. */
  async function openRoute(id: RouteId) {
    const isSignedOut = routeDef(id).public === true;
    hostTexts.push(...collectStrings([samplePersona(PERSONA), defaultConfig, usStates, locales]));
    const { services } = openScreen(toSampleUrl(id), { persona: isSignedOut ? null : PERSONA });
    const waitForScreen = async () => {
      await act(() => vi.dynamicImportSettled());
      await waitFor(() => {
        expect(document.querySelector('h1')).toBeTruthy();
        expect(document.querySelector('[data-load-state="loading"]')).toBeNull();
        expect(services.queryClient.isFetching() + services.queryClient.isMutating()).toBe(0);
      });
    };
    await waitForScreen();
    return waitForScreen;
  }

  return { network, openRoute, getHostTexts: () => hostTexts };
}
